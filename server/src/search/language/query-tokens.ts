import { switchLayout } from '@rapport/contract/texts/keyboard-layout'
import { isStopWord } from './stop-words.ts'
import { transliterate } from './translit.ts'
import { splitWords, type Word } from './words.ts'

/** Derivation of a candidate from the typed text. */
export type CandidateSource = 'typed' | 'layout' | 'translit' | 'layout-translit'

/** A reading of a token: for each of its words the possible spellings, the likeliest first. */
export interface Candidate {
  source: CandidateSource
  words: Word[][]
}

/** A part of a query between two spaces; the first candidate is the typed text. */
export interface QueryToken {
  typed: string
  candidates: Candidate[]
}

/** Splits a query at its spaces. Tokens without a letter or a digit are left out. */
export function tokenizeQuery(query: string): QueryToken[] {
  return query
    .split(/\s+/)
    .filter((typed) => /[\p{L}\p{N}]/u.test(typed))
    .map((typed) => {
      const switched = switchLayout(typed)
      const candidates: Candidate[] = [
        { source: 'typed', words: splitWords(typed).map((word) => [word]) },
        { source: 'layout', words: splitWords(switched).map((word) => [word]) },
        { source: 'translit', words: transliterated(typed.toLowerCase()) },
        { source: 'layout-translit', words: transliterated(switched) },
      ]
      return { typed, candidates: candidates.filter(({ words }) => words.length > 0) }
    })
}

/** Non-Latin words stay unchanged; the result is empty if no word is Latin. */
function transliterated(text: string): Word[][] {
  const parts = text.match(/[\p{L}\p{N}']+/gu) ?? []
  const words = parts.map((part) => transliterate(part).map((word) => ({ word, display: word })))
  return words.some((spellings) => spellings.length > 0)
    ? words.map((spellings, at) => (spellings.length > 0 ? spellings : splitWords(parts[at] ?? '')))
    : []
}

/** Returns the words of a token as typed. */
export function typedWords({ candidates }: QueryToken): Word[] {
  return candidates[0]?.words.flat() ?? []
}

/** Returns the words of all candidates of a token, at most `spellings` of each, without stop words. */
export function candidateWords({ candidates }: QueryToken, spellings = Number.POSITIVE_INFINITY): Word[] {
  return candidates
    .flatMap(({ words }) => words.flatMap((all) => all.slice(0, spellings)))
    .filter((word) => !isStopWord(word))
}
