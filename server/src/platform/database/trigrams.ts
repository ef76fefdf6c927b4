import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { likeText } from './contains.ts'

/**
 * What an index has of a text that is looked for anywhere in it: each three characters behind one another, and the last two and the
 * last. Our own (`migrations/0054_order-search.sql`), since pg_trgm knows no Russian letters in databases of the locale C.
 */
export const trigrams = (text: SQLWrapper): SQL => sql`trigrams(${text})`

/** Whether a folded text holds one of some folded texts, of which an index by trigrams finds the few candidates. */
export const isCandidate = (text: SQLWrapper, wanted: readonly string[]): SQL =>
  sql`${trigrams(text)} @@ ${wanted.map((one) => `(${trigramsOf(one).join(' & ')})`).join(' | ')}::tsquery`

/** Whether a folded text holds one of some folded texts. */
export const holdsOne = (text: SQLWrapper, wanted: readonly string[]): SQL =>
  sql`(${sql.join(
    wanted.map((one) => sql`${text} like ${likeText(one)}`),
    sql` or `,
  )})`

/** Of a longer text those that stand side by side: they leave hardly more candidates, and each one that is asked for takes its time. */
const SIDE_BY_SIDE = 9

/** Of a text of one or two characters what begins with it, since any three of a text may stand for them. */
function trigramsOf(text: string): string[] {
  const characters = [...text]
  if (characters.length < 3) return [`${quote(text)}:*`]
  const last = characters.length - 3
  const step = characters.length < SIDE_BY_SIDE ? 1 : 3
  const all = characters
    .slice(2)
    .flatMap((_, at) => (at % step === 0 || at === last ? [characters.slice(at, at + 3).join('')] : []))
  return [...new Set(all)].map(quote)
}

const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '$&$&')}'`
