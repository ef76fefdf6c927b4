import type { Orm } from '../platform/database/database.ts'
import { correctQuery } from './corrected-query.ts'
import { replaceIdioms } from './language/idioms.ts'
import { candidateWords, type QueryToken, tokenizeQuery, typedWords } from './language/query-tokens.ts'
import { stem } from './language/stem.ts'
import { commerceWords, isStopWord } from './language/stop-words.ts'
import { findSynonyms, synonymStems } from './language/synonym-table.ts'
import type { Word } from './language/words.ts'
import {
  hasMeaning,
  isInTitle,
  type ResolveContext,
  type ResolvedToken,
  type ResolvedWord,
  resolvePartly,
  resolveToken,
} from './resolve-token.ts'
import { loadGuesses, loadTerms, type Vocabulary } from './vocabulary.ts'

/** A resolved query. */
export interface ResolvedQuery {
  /** The words to search for. */
  words: ResolvedWord[]
  vocabulary: Vocabulary
  /** The query with its misspelled words corrected; null if there were none. */
  correctedQuery: string | null
}

/** Spellings of a word tried as parts and as misspellings, the likeliest first. */
const GUESSED_SPELLINGS = 4

/**
 * Resolves a query token by token: as typed if the index knows all its words, else by the other keyboard
 * layout, else by transliteration. Then as parts of words, then as misspellings, each in the same order.
 * Unresolved words are left out. One statement, or two if some word is in no title.
 */
export async function resolveQuery(orm: Orm, query: string): Promise<ResolvedQuery> {
  const tokens = tokenizeQuery(replaceIdioms(query))
  const known = await loadKnownTerms(orm, tokens)
  const vocabulary = await loadGuesses(orm, known.vocabulary, wordsToGuess(tokens, known))
  const context = { ...known, vocabulary }
  const resolved = tokens.map((token) => resolveToken(token, context) ?? resolvePartly(token, context))
  return { words: searchedWords(resolved), vocabulary, correctedQuery: correctQuery(resolved, vocabulary) }
}

const stemsOf = (words: Word[]) => words.map(({ word }) => stem(word))

async function loadKnownTerms(orm: Orm, tokens: QueryToken[]): Promise<ResolveContext> {
  const stems = tokens.flatMap((token) => stemsOf(candidateWords(token)))
  const guessedSources = tokens.flatMap(({ typed, candidates }) =>
    stemsOf(candidateWords({ typed, candidates: candidates.filter(({ source }) => source !== 'typed') })),
  )
  const vocabulary = await loadTerms(orm, [...stems, ...synonymStems(stems)], guessedSources)
  const typed = stemsOf(tokens.flatMap(typedWords).filter((word) => !isStopWord(word)))
  const phrases = findSynonyms(typed).filter((match) => hasMeaning(match, vocabulary))
  return {
    vocabulary,
    phraseStems: new Set(phrases.flatMap(({ start, length }) => typed.slice(start, start + length))),
  }
}

/** Returns unknown words, and known words in no title: the latter may be parts of title words. */
function wordsToGuess(tokens: QueryToken[], context: ResolveContext) {
  const known = tokens.map((token) => resolveToken(token, context))
  const guessed = tokens
    .filter((_, at) => !known[at])
    .flatMap((token) => candidateWords(token, GUESSED_SPELLINGS))
  const notInTitle = known
    .flatMap((token) => token?.words ?? [])
    .filter((word) => !isInTitle(word, context.vocabulary))
  return {
    parts: [...guessed, ...notInTitle].map(({ word }) => word),
    misspellings: guessed
      .filter(({ word }) => !context.vocabulary.terms.has(stem(word)))
      .map(({ word }) => word),
  }
}

/** Commerce words fit every product, so they are searched for only in a query without other words. */
function searchedWords(resolved: ResolvedToken[]): ResolvedWord[] {
  const words = resolved.flatMap((token) => token.words).filter((word) => !isStopWord(word))
  const telling = words.filter(({ word }) => !commerceWords.has(word))
  return telling.length > 0 ? telling : words
}
