import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const CAPITALS = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SMALL_LETTERS = 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'

/** Returns a text without regard to case and «ё». In some locales PostgreSQL folds only Latin letters. */
export const foldedText = (text: SQLWrapper): SQL =>
  sql`translate(${text}, ${sql.raw(`'${CAPITALS}'`)}, ${sql.raw(`'${SMALL_LETTERS}'`)})`

/** Returns the same folding for a text in JavaScript. */
export const foldText = (text: string): string =>
  [...text].map((letter) => SMALL_LETTERS[CAPITALS.indexOf(letter)] ?? letter).join('')
