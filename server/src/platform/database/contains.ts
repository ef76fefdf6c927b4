import { switchLayout } from '@rapport/contract/fields/keyboard-layout'
import { normalizePhone, parsePhone } from '@rapport/contract/fields/phone'
import { like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Returns the pattern of what holds a text. */
export const likeText = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Shorter texts stand in too many words of the other layout. */
const SWITCHED_MIN = 3

/** Returns a text as it was typed, and as the same keys type it in the other layout of the keyboard. */
export const inBothLayouts = (text: string): string[] =>
  [...text].length < SWITCHED_MIN ? [text] : [...new Set([text, switchLayout(text)])]

/**
 * Whether a column holds a text, in either layout. Databases of some locales know no case but that of Latin letters: it is looked for
 * as it is typed, small, large, and as a name.
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

/** Whether a column holds a phone, in whatever spelling, or four figures of it and more; undefined where the text is none. */
export function containsPhone(column: PgColumn, text: string): SQL | undefined {
  const digits = phoneDigitsOf(text)
  return digits === undefined
    ? undefined
    : sql`regexp_replace(${column}, '\\D', '', 'g') like ${likeText(digits)}`
}

/** Returns the figures of a phone, in whatever spelling, or of four of it and more; undefined where the text is none. */
export function phoneDigitsOf(text: string): string | undefined {
  const phone = parsePhone(text)
  const digits =
    phone.kind === 'foreign' ? (normalizePhone(text) ?? text).replaceAll(/\D/g, '') : phone.national
  return /^[\d\s()+-]{4,}$/.test(text) && digits.length >= 4 ? digits : undefined
}
