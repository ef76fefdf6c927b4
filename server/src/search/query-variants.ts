import { findSynonyms } from './language/synonym-table.ts'
import type { ResolvedQuery } from './resolve-query.ts'
import type { PartialMatch, Term } from './vocabulary.ts'

/** A word of a query as any of several terms, each with a weight in percent. */
export interface Clause {
  options: { term: Term; percent: number }[]
}

/** A phrasing of the query: results must match every clause. */
export type QueryVariant = Clause[]

const EXACT = 100
/** A phrase is a surer match than each of its words. */
const PHRASE = 90
const SYNONYM = 70
const PREFIX = 45
const INFIX = 30
/** Phrasings of one query, at most. */
const VARIANTS_MAX = 6

/** Returns the query as typed, and with its phrases replaced by synonyms: «толстовка с капюшоном» is also «худи». */
export function queryVariants({ words, vocabulary }: ResolvedQuery): QueryVariant[] {
  const { terms, partialMatches } = vocabulary
  const meanings = findSynonyms(words.map(({ stem }) => stem)).flatMap(({ start, length, meanings }) =>
    meanings.flatMap((stems) => {
      const known = stems.flatMap((stem) => terms.get(stem) ?? [])
      return known.length === stems.length ? [{ start, length, terms: known }] : []
    }),
  )
  const { word: synonyms = [], phrase: phrases = [] } = Object.groupBy(meanings, ({ length, terms }) =>
    length === 1 && terms.length === 1 ? 'word' : 'phrase',
  )
  const asTyped = words.map(({ word, stem }, at) => {
    const exact = terms.get(stem)
    return clauseOf(
      exact,
      synonyms.filter(({ start }) => start === at).flatMap((synonym) => synonym.terms),
      exact?.inTitle ? [] : (partialMatches.get(word) ?? []),
    )
  })
  const rephrased = phrases
    .toSorted((a, b) => b.length - a.length)
    .map(({ start, length, terms }) => {
      const percent = length > 1 ? PHRASE : SYNONYM
      return asTyped.toSpliced(start, length, ...terms.map((term) => ({ options: [{ term, percent }] })))
    })
  return [asTyped, ...rephrased]
    .filter((variant) => variant.length > 0 && variant.every(({ options }) => options.length > 0))
    .slice(0, VARIANTS_MAX)
}

function clauseOf(exact: Term | undefined, synonyms: Term[], partial: PartialMatch[]): Clause {
  return {
    options: [
      ...(exact ? [{ term: exact, percent: EXACT }] : []),
      ...synonyms.map((term) => ({ term, percent: SYNONYM })),
      ...partial.map((term) => ({ term, percent: term.isPrefix ? PREFIX : INFIX })),
    ],
  }
}
