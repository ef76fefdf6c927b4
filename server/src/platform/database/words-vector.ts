import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { foldedText } from './folded-text.ts'

/** The words of a text, by whose beginnings it is found. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Returns the words of a text, parted alike in databases of whatever locale. */
export const wordsVector = (text: SQLWrapper): SQL =>
  sql`array_to_tsvector(array_remove(regexp_split_to_array(${foldedText(text)}, '[^0-9a-zа-я]+'), ''))`

/** Returns the same of what is typed. */
export const wordsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[0-9a-zа-я]+/g) ?? []

/** Whether each of some words begins one of a text. */
export const beginWords = (vector: SQLWrapper, words: readonly string[]): SQL =>
  sql`${vector} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`
