import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { inBothLayouts } from './contains.ts'
import { foldedText } from './folded-text.ts'

/** Column of the words of a text, which are searched by prefix. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Returns the words of a text, split the same way in every locale. */
export const wordsVector = (text: SQLWrapper): SQL =>
  sql`array_to_tsvector(array_remove(regexp_split_to_array(${foldedText(text)}, '[^0-9a-zа-я]+'), ''))`

/**
 * Returns the condition that each typed word, in either keyboard layout, is a prefix of a word of the text.
 * Undefined if no word was typed.
 */
export function beginTyped(
  vector: SQLWrapper,
  typed: string,
  wordsMax = Number.POSITIVE_INFINITY,
): SQL | undefined {
  const readings = inBothLayouts(typed)
    .map((text) => wordsOf(text).slice(0, wordsMax))
    .filter((words) => words.length > 0)
    .map((words) => words.map((word) => `'${word}':*`).join(' & '))
  return readings.length === 0 ? undefined : sql`${vector} @@ ${readings.join(' | ')}::tsquery`
}

/** Splits typed text in the same way as `wordsVector`. */
const wordsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[0-9a-zа-я]+/g) ?? []
