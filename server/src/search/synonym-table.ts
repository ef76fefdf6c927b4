import { contentWords } from './postings.ts'
import { stem } from './stem.ts'
import { rings, wider } from './synonyms.ts'

/** Words of a query, `from` so many, `size` of them, and what else they may mean: each a list of stems. */
export interface Alternative {
  from: number
  size: number
  meant: string[][]
}

const keyOf = (stems: string[]) => stems.toSorted().join(' ')
const stemsOf = (text: string) => contentWords(text).map(({ word }) => stem(word))
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const table = new Map<string, Map<string, string[]>>()
let longest = 1

function lead(from: string[], to: string[]): void {
  if (keyOf(from) === keyOf(to)) return
  const meanings = table.get(keyOf(from)) ?? new Map<string, string[]>()
  table.set(keyOf(from), meanings.set(keyOf(to), to))
  longest = Math.max(longest, from.length)
}

for (const line of linesOf(rings)) {
  const members = line.split(',').map(stemsOf)
  for (const from of members) for (const to of members) lead(from, to)
}
for (const line of linesOf(wider)) {
  const [from = '', to = ''] = line.split('→')
  for (const meaning of to.split(',')) lead(stemsOf(from), stemsOf(meaning))
}

/** What any of the words, or several together in any order, may also mean. */
export function alternatives(stems: string[]): Alternative[] {
  return stems.flatMap((_, from) =>
    Array.from({ length: Math.min(longest, stems.length - from) }, (_, more) => more + 1).flatMap((size) => {
      const meanings = table.get(keyOf(stems.slice(from, from + size)))
      return meanings ? [{ from, size, meant: [...meanings.values()] }] : []
    }),
  )
}
