import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { queryRows, textArray } from '../platform/database/sql-arrays.ts'
import { PART_MIN } from './index/upsert-terms.ts'
import { stem } from './language/stem.ts'
import { allSynonymStems } from './language/synonym-table.ts'
import { editDistance, isTypo, listTypoKeys, typoCost, typosAllowed } from './language/typos.ts'
import type { Word } from './language/words.ts'
import { searchSpellings, searchSuffixes, searchTerms, searchTypoKeys } from './tables.ts'

/** A word in all its forms, as the index has it. */
export interface Term {
  id: number
  stem: string
  inTitle: boolean
  documentFrequency: number
}

/** A title term that contains a word of the query. */
export interface PartialMatch extends Term {
  isPrefix: boolean
}

/** The index's knowledge of a query's words. */
export interface Vocabulary {
  /** By stem. */
  terms: ReadonlyMap<string, Term>
  /** Spellings of a term in titles, by its id. */
  spellings: ReadonlyMap<number, Word[]>
  /** By word; an empty list for a word that occurs within others but is too short to match. */
  partialMatches: ReadonlyMap<string, PartialMatch[]>
  /** The likeliest correction of a word to a title term, by word. */
  corrections: ReadonlyMap<string, Term>
}

/** Letters of a part that is not a prefix, at least; fewer match by chance. */
const INFIX_MIN = 4
/** Terms that one part may match, at most. */
const PARTIAL_MATCHES_MAX = 40
/** Letters of a word that may be a misspelling, at least. */
const MISSPELLING_MIN = 4

/** Loads the terms of the stems, and the title spellings of `spelledStems` among them. One statement. */
export async function loadTerms(
  orm: Orm,
  stems: readonly string[],
  spelledStems: readonly string[],
): Promise<Vocabulary> {
  if (stems.length === 0)
    return { terms: new Map(), spellings: new Map(), partialMatches: new Map(), corrections: new Map() }
  const rows = await queryRows<TermRow>(
    orm,
    sql`select t.id, t.stem, t.in_title as "inTitle", t.document_frequency as "documentFrequency",
        s.word, s.display
      from ${searchTerms} as t
      left join ${searchSpellings} as s on s.term_id = t.id and t.stem = any (${textArray([...new Set(spelledStems)])})
      where t.stem = any (${textArray([...new Set(stems)])})`,
  )
  return { ...termsOf(rows), partialMatches: new Map(), corrections: new Map() }
}

interface TermRow extends Term {
  word: string | null
  display: string | null
}

function termsOf(rows: TermRow[]): Pick<Vocabulary, 'terms' | 'spellings'> {
  const spelled = rows.flatMap(({ id, word, display }) =>
    word !== null && display !== null ? [{ id, word, display }] : [],
  )
  return {
    terms: new Map(rows.map((row) => [row.stem, row])),
    spellings: Map.groupBy(spelled, ({ id }) => id),
  }
}

interface GuessRow extends TermRow {
  kind: 'part' | 'misspelling' | 'synonym'
  asked: string
  isPrefix: boolean
}

/** Adds the terms that contain some words, and corrections of words that no term contains; then also their synonyms. One statement. */
export async function loadGuesses(
  orm: Orm,
  vocabulary: Vocabulary,
  words: { parts: readonly string[]; misspellings: readonly string[] },
): Promise<Vocabulary> {
  const parts = [...new Set(words.parts)].filter((word) => word.length >= PART_MIN)
  const keys = [...new Set(words.misspellings)]
    .filter((word) => word.length >= MISSPELLING_MIN)
    .flatMap((word) =>
      [...new Set([...listTypoKeys(stem(word)), ...listTypoKeys(word)])].map((key) => ({ word, key })),
    )
  if (parts.length === 0 && keys.length === 0) return vocabulary
  const rows = await queryRows<GuessRow>(
    orm,
    sql`with part as materialized (
        select a.asked, p.term_id, p.is_prefix
        from unnest(${textArray(parts)}, ${textArray(parts.map((word) => `${word}\u{10ffff}`))}) as a (asked, upto)
        cross join lateral (
          select term_id, bool_or(is_whole_word) as is_prefix, min(length(suffix)) as size
          from ${searchSuffixes} where suffix >= a.asked and suffix < a.upto
          group by term_id
          order by is_prefix desc, size
          limit ${PARTIAL_MATCHES_MAX}
        ) as p
      ),
      misspelling as materialized (
        select distinct a.asked, k.term_id
        from unnest(${textArray(keys.map(({ word }) => word))}, ${textArray(keys.map(({ key }) => key))})
          as a (asked, key)
        join ${searchTypoKeys} as k on k.typo_key = a.key
        where a.asked not in (select asked from part)
      ),
      guess (kind, asked, term_id, is_prefix, word, display) as (
        select 'part', asked, term_id, is_prefix, null, null from part
        union all
        select 'misspelling', asked, m.term_id, false, s.word, s.display
        from misspelling as m join ${searchSpellings} as s on s.term_id = m.term_id
        union all
        select 'synonym', '', id, false, null, null from ${searchTerms}
        where stem = any (${textArray(allSynonymStems)}) and exists (select from misspelling)
      )
      select g.kind, g.asked, g.is_prefix as "isPrefix", g.word, g.display,
        t.id, t.stem, t.in_title as "inTitle", t.document_frequency as "documentFrequency"
      from guess as g join ${searchTerms} as t on t.id = g.term_id`,
  )
  const { part = [], misspelling = [] } = Object.groupBy(rows, ({ kind }) => kind)
  const found = termsOf(rows)
  return {
    terms: new Map([...vocabulary.terms, ...found.terms]),
    spellings: new Map([...vocabulary.spellings, ...found.spellings]),
    partialMatches: new Map(
      [...Map.groupBy(part, ({ asked }) => asked)].map(([word, matches]) => [
        word,
        bestMatches(word, matches),
      ]),
    ),
    corrections: findCorrections(misspelling),
  }
}

/** Prefers terms that start with the word to terms that contain it. */
function bestMatches(word: string, matches: PartialMatch[]): PartialMatch[] {
  const prefixed = matches.filter(({ isPrefix }) => isPrefix)
  if (prefixed.length > 0) return prefixed
  return word.length >= INFIX_MIN ? matches : []
}

function findCorrections(rows: GuessRow[]): Map<string, Term> {
  const likely = rows
    .flatMap((row) => {
      const cost = correctionCost(row.asked, row.word ?? '', row.stem)
      return cost === undefined ? [] : [{ ...row, cost }]
    })
    .toSorted((a, b) => a.cost - b.cost || b.documentFrequency - a.documentFrequency || a.id - b.id)
  return new Map(
    [...Map.groupBy(likely, ({ asked }) => asked)].flatMap(([word, [best]]) => (best ? [[word, best]] : [])),
  )
}

/** Returns how unlikely it is that a word was typed so; undefined for a different word. */
function correctionCost(typed: string, word: string, wordStem: string): number | undefined {
  const typedStem = stem(typed)
  const costs = [
    ...(isTypo(typedStem, wordStem) ? [typoCost(typedStem, wordStem)] : []),
    ...(isTypo(typed, word) ? [typoCost(typed, word)] : []),
  ]
  // Similar stems do not make similar words: «гольфы» are not a «голова».
  const distanceMax = typosAllowed(typed.length) + (typed.length > 6 ? 2 : 1)
  return costs.length > 0 && editDistance(typed, word) <= distanceMax ? Math.min(...costs) : undefined
}
