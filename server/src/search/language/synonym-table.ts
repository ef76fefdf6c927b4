import { stem } from './stem.ts'
import { contentWords } from './stop-words.ts'
import { broader, equivalents } from './synonyms.ts'

/** `length` words of a query from index `start`, and their other meanings: each meaning is a list of stems. */
export interface SynonymMatch {
  start: number
  length: number
  meanings: string[][]
}

const keyOf = (stems: string[]) => stems.toSorted().join(' ')
const stemsOf = (text: string) => contentWords(text).map(({ word }) => stem(word))
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const table = new Map<string, { from: string[]; meanings: Map<string, string[]> }>()
let wordsMax = 1

function addMeaning(from: string[], to: string[]): void {
  if (keyOf(from) === keyOf(to)) return
  const entry = table.get(keyOf(from)) ?? { from, meanings: new Map() }
  entry.meanings.set(keyOf(to), to)
  table.set(keyOf(from), entry)
  wordsMax = Math.max(wordsMax, from.length)
}

for (const line of linesOf(equivalents)) {
  const members = line.split(',').map(stemsOf)
  for (const from of members) for (const to of members) addMeaning(from, to)
}
for (const line of linesOf(broader)) {
  const [from = '', to = ''] = line.split('→')
  for (const meaning of to.split(',')) addMeaning(stemsOf(from), stemsOf(meaning))
}

/** Returns the other meanings of single words, and of neighbouring words in any order. */
export function findSynonyms(stems: string[]): SynonymMatch[] {
  return stems.flatMap((_, start) =>
    Array.from({ length: Math.min(wordsMax, stems.length - start) }, (_, more) => more + 1).flatMap(
      (length) => {
        const entry = table.get(keyOf(stems.slice(start, start + length)))
        return entry ? [{ start, length, meanings: [...entry.meanings.values()] }] : []
      },
    ),
  )
}

/** Returns the stems of all possible meanings of the words, in any order and with gaps. */
export function synonymStems(stems: readonly string[]): string[] {
  const given = new Set(stems)
  const single = stems.flatMap((key) => table.get(key) ?? [])
  const several = phrases.filter(({ from }) => from.every((key) => given.has(key)))
  return [...new Set([...single, ...several].flatMap(({ meanings }) => [...meanings.values()].flat()))]
}

const phrases = [...table.values()].filter(({ from }) => from.length > 1)

/** The stems of all meanings. */
export const allSynonymStems: readonly string[] = [
  ...new Set([...table.values()].flatMap(({ meanings }) => [...meanings.values()].flat())),
]
