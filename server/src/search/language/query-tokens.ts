import { switchLayout } from '@rapport/contract/fields/keyboard-layout'
import { isStopWord } from './stop-words.ts'
import { transliterate } from './translit.ts'
import { splitWords, type Word } from './words.ts'

/** How a candidate came from what was typed. */
export type CandidateSource = 'typed' | 'layout' | 'translit' | 'layout-translit'

/** A way to read a token: for each of its words the spellings it may have, the likeliest first. */
export interface Candidate {
  source: CandidateSource
  words: Word[][]
}

/** What stands between two spaces of a query; the first candidate is what was typed. */
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

/** Words that are not Latin stay as they are; there are none where no word is. */
function transliterated(text: string): Word[][] {
  const parts = text.match(/[\p{L}\p{N}']+/gu) ?? []
  const words = parts.map((part) => transliterate(part).map((word) => ({ word, display: word })))
  return words.some((spellings) => spellings.length > 0)
    ? words.map((spellings, at) => (spellings.length > 0 ? spellings : splitWords(parts[at] ?? '')))
    : []
}

/** Returns the words of a token as they were typed. */
export function typedWords({ candidates }: QueryToken): Word[] {
  return candidates[0]?.words.flat() ?? []
}

/** Returns the words that any candidate of a token consists of, `spellings` at most of each, without stop words. */
export function candidateWords({ candidates }: QueryToken, spellings = Number.POSITIVE_INFINITY): Word[] {
  return candidates
    .flatMap(({ words }) => words.flatMap((all) => all.slice(0, spellings)))
    .filter((word) => !isStopWord(word))
}
