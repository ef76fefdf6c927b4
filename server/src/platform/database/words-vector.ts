import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { inBothLayouts } from './contains.ts'
import { foldedText } from './folded-text.ts'

/** The words of a text, by whose beginnings it is found. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Returns the words of a text, parted alike in databases of whatever locale. */
export const wordsVector = (text: SQLWrapper): SQL =>
  sql`array_to_tsvector(array_remove(regexp_split_to_array(${foldedText(text)}, '[^0-9a-zа-я]+'), ''))`

/**
 * Whether each word of what is typed, in either layout of the keyboard, begins one of a text; undefined where nothing typed is a word.
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

/** Returns the same words of what is typed. */
const wordsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[0-9a-zа-я]+/g) ?? []
