import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { likeText } from './contains.ts'

/**
 * Returns the trigrams of a text as the index has them: every three adjacent characters, the last two and the
 * last. The SQL function is our own, since pg_trgm ignores Russian letters in the locale C.
 */
export const trigrams = (text: SQLWrapper): SQL => sql`trigrams(${text})`

/**
 * Returns the condition that an index by trigrams can check: a superset of the texts that contain any of
 * `wanted`.
 */
export const isCandidate = (text: SQLWrapper, wanted: readonly string[]): SQL =>
  sql`${trigrams(text)} @@ ${wanted.map((one) => `(${trigramsOf(one).join(' & ')})`).join(' | ')}::tsquery`

/** Returns the condition that a folded text contains any of some folded texts. */
export const containsAny = (text: SQLWrapper, wanted: readonly string[]): SQL =>
  sql`(${sql.join(
    wanted.map((one) => sql`${text} like ${likeText(one)}`),
    sql` or `,
  )})`

/** Texts of 9+ characters use non-overlapping trigrams: as selective, with fewer lexemes to look up. */
const NON_OVERLAPPING_MIN = 9

/** A text of one or two characters matches by prefix, since any trigram may begin with it. */
function trigramsOf(text: string): string[] {
  const characters = [...text]
  if (characters.length < 3) return [`${quote(text)}:*`]
  const last = characters.length - 3
  const step = characters.length < NON_OVERLAPPING_MIN ? 1 : 3
  const all = characters
    .slice(2)
    .flatMap((_, at) => (at % step === 0 || at === last ? [characters.slice(at, at + 3).join('')] : []))
  return [...new Set(all)].map(quote)
}

const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '$&$&')}'`
