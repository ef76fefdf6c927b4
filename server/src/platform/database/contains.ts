import { normalizePhone, parsePhone } from '@rapport/contract/fields/phone'
import { switchLayout } from '@rapport/contract/texts/keyboard-layout'
import { like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Returns the LIKE pattern for texts that contain `text`. */
export const likeText = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Shorter texts occur in too many words of the other layout. */
const SWITCHED_MIN = 3

/** Returns the text as typed, and as the same keys type it in the other keyboard layout. */
export const inBothLayouts = (text: string): string[] =>
  [...text].length < SWITCHED_MIN ? [text] : [...new Set([text, switchLayout(text)])]

/**
 * Returns the condition that a column contains a text, in either layout. PostgreSQL folds only Latin letters
 * in some locales. So the text is matched as typed, in lower case, in upper case and capitalized.
 */
export function contains(column: PgColumn, text: string): SQL | undefined {
  const spellings = new Set(inBothLayouts(text).flatMap(spellingsOf))
  return or(...[...spellings].map((spelling) => like(column, likeText(spelling))))
}

function spellingsOf(text: string): string[] {
  const small = text.toLowerCase()
  const name = small.replace(/^./u, (letter) => letter.toUpperCase())
  return [text, small, name, text.toUpperCase()]
}

/**
 * Returns the condition that a column contains a phone in any spelling, or part of it from four digits on.
 * Undefined if `text` is not a phone.
 */
export function containsPhone(column: PgColumn, text: string): SQL | undefined {
  const digits = findPhoneDigits(text)
  return digits === undefined
    ? undefined
    : sql`regexp_replace(${column}, '\\D', '', 'g') like ${likeText(digits)}`
}

/**
 * Returns the digits of a phone in any spelling, or of part of it from four digits on. Undefined if `text` is
 * not a phone.
 */
export function findPhoneDigits(text: string): string | undefined {
  const phone = parsePhone(text)
  const digits =
    phone.kind === 'foreign' ? (normalizePhone(text) ?? text).replaceAll(/\D/g, '') : phone.national
  return /^[\d\s()+-]{4,}$/.test(text) && digits.length >= 4 ? digits : undefined
}
