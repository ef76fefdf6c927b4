import { type Candidate, type CandidateSource, type QueryToken, typedWords } from './language/query-tokens.ts'
import { stem } from './language/stem.ts'
import { commerceWords, isStopWord } from './language/stop-words.ts'
import { findSynonyms, type SynonymMatch } from './language/synonym-table.ts'
import type { Word } from './language/words.ts'
import type { Term, Vocabulary } from './vocabulary.ts'

/** A word of a query that is searched for by its stem. */
export interface ResolvedWord extends Word {
  stem: string
  /** The correction of a misspelled word. */
  correction?: Term
}

/** A token with its resolved words. */
export interface ResolvedToken {
  token: QueryToken
  source: CandidateSource
  words: ResolvedWord[]
  /** Whether unresolved words were left out. */
  isIncomplete: boolean
}

/** Data for resolving words. */
export interface ResolveContext {
  vocabulary: Vocabulary
  /** Stems of typed words that are part of a known phrase. */
  phraseStems: ReadonlySet<string>
}

type Resolver = (word: Word, source: CandidateSource, context: ResolveContext) => ResolvedWord | undefined

const withStem = (word: Word): ResolvedWord => ({ ...word, stem: stem(word.word) })

const knownWord: Resolver = (word, source, { vocabulary, phraseStems }) => {
  const resolved = withStem(word)
  const isKnown =
    isStopWord(word) ||
    commerceWords.has(word.word) ||
    vocabulary.terms.has(resolved.stem) ||
    (source === 'typed' && phraseStems.has(resolved.stem)) ||
    findSynonyms([resolved.stem]).some((match) => hasMeaning(match, vocabulary))
  return isKnown ? resolved : undefined
}

const partOfWord: Resolver = (word, _source, { vocabulary }) =>
  vocabulary.partialMatches.has(word.word) ? withStem(word) : undefined

const misspelledWord: Resolver = (word, _source, { vocabulary }) => {
  const correction = vocabulary.corrections.get(word.word)
  return correction && { ...word, stem: correction.stem, correction }
}

/** The surest first: a later resolver is tried if no candidate of a token resolves by earlier ones. */
const RESOLVERS: readonly Resolver[] = [knownWord, partOfWord, misspelledWord]

/** Returns the first candidate whose words all resolve, by the surest resolvers possible; else undefined. */
export function resolveToken(token: QueryToken, context: ResolveContext): ResolvedToken | undefined {
  for (let count = 1; count <= RESOLVERS.length; count += 1) {
    const resolved = token.candidates.flatMap((candidate) => {
      const words = resolveCandidate(candidate, RESOLVERS.slice(0, count), context)
      return words ? [{ token, source: candidate.source, words, isIncomplete: false }] : []
    })
    const best = resolved.find(({ words }) => !words.every(isStopWord)) ?? resolved[0]
    if (best) return best
  }
  return undefined
}

/** Returns the typed words that resolve without a correction. */
export function resolvePartly(token: QueryToken, context: ResolveContext): ResolvedToken {
  const words = typedWords(token).flatMap(
    (word) => knownWord(word, 'typed', context) ?? partOfWord(word, 'typed', context) ?? [],
  )
  return { token, source: 'typed', words, isIncomplete: true }
}

/** Uses the first spelling of each word that is in a title, or else the first that resolves. */
function resolveCandidate(
  { source, words }: Candidate,
  resolvers: readonly Resolver[],
  context: ResolveContext,
): ResolvedWord[] | undefined {
  const resolved = words.flatMap((spellings) => {
    const found = spellings.flatMap((word) => firstOf(resolvers, word, source, context) ?? [])
    return found.find((word) => isInTitle(word, context.vocabulary)) ?? found[0] ?? []
  })
  return resolved.length === words.length ? resolved : undefined
}

function firstOf(
  resolvers: readonly Resolver[],
  word: Word,
  source: CandidateSource,
  context: ResolveContext,
): ResolvedWord | undefined {
  for (const resolver of resolvers) {
    const resolved = resolver(word, source, context)
    if (resolved) return resolved
  }
  return undefined
}

/** Returns whether a title has the word; ignored words count as if in a title. */
export function isInTitle(word: ResolvedWord, { terms }: Vocabulary): boolean {
  return terms.get(word.stem)?.inTitle ?? isStopWord(word)
}

/** Returns whether the index knows all words of some meaning. */
export function hasMeaning({ meanings }: SynonymMatch, { terms }: Vocabulary): boolean {
  return meanings.some((stems) => stems.every((key) => terms.has(key)))
}
