import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const CAPITALS = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SMALL_LETTERS = 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'

/** A text without regard to case and «ё»: databases of some locales know no case but that of Latin letters. */
export const foldedText = (text: SQLWrapper): SQL =>
  sql`translate(${text}, ${sql.raw(`'${CAPITALS}'`)}, ${sql.raw(`'${SMALL_LETTERS}'`)})`

/** Returns the same of what is typed, or was read already. */
export const foldText = (text: string): string =>
  [...text].map((letter) => SMALL_LETTERS[CAPITALS.indexOf(letter)] ?? letter).join('')
