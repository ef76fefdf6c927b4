import { otherLayout } from './layout.ts'
import { stem } from './stem.ts'
import { ties } from './stop-words.ts'
import { fromLatin } from './translit.ts'
import { splitWords, type Word } from './words.ts'

/** A way to read what stands between two spaces: for each of its words, what it may be, the likeliest first. */
export interface Reading {
  /** As typed, by the other layout, or by what Latin letters sound like. */
  way: 'typed' | 'layout' | 'sound' | 'layout-sound'
  words: Word[][]
}

/** A query cut at its spaces; the likeliest reading of each piece comes first. */
export interface Piece {
  typed: string
  readings: Reading[]
}

export function readPieces(query: string): Piece[] {
  return query
    .split(/\s+/)
    .filter((typed) => /[\p{L}\p{N}]/u.test(typed))
    .map((typed) => {
      const plain = splitWords(typed)
      // Before anything is stripped: , . ; ' [ ] ` are letters in the other layout.
      const turned = splitWords(otherLayout(typed))
      const readings: Reading[] = [
        { way: 'typed', words: plain.map((word) => [word]) },
        { way: 'layout', words: turned.map((word) => [word]) },
        { way: 'sound', words: heard(typed.toLowerCase()) },
        { way: 'layout-sound', words: heard(otherLayout(typed)) },
      ]
      return { typed, readings: readings.filter(({ words }) => words.length > 0) }
    })
}

function heard(text: string): Word[][] {
  const parts = text.match(/[\p{L}\p{N}']+/gu) ?? []
  const words = parts.map((part) => fromLatin(part).map((word) => ({ word, shown: word })))
  return words.some((readings) => readings.length > 0)
    ? words.map((readings, at) => (readings.length > 0 ? readings : splitWords(parts[at] ?? '')))
    : []
}

/** Words that are not looked for: they tie others together, or are a single letter. */
export function isTie({ word }: Word): boolean {
  return word.length < 2 || ties.has(word)
}

/** The stems that are looked for in a line of words. */
export function stemsOf(words: Word[]): string[] {
  return words.filter((word) => !isTie(word)).map(({ word }) => stem(word))
}
