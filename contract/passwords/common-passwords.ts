import { CITIES, ENGLISH_WORDS, KNOWN_PASSWORDS, NAMES, RUSSIAN_WORDS } from './common-words.ts'
import { isKeyboardWalk } from './keyboard-walks.ts'
import { spellings, withoutLookalikes } from './word-spellings.ts'

const WORD_MIN = 2
/** Parts of a guessable password, at most: for example two words, a year and a sign. */
const PARTS_MAX = 4
const WORDS_MAX = 2
/** Longer passwords rarely consist of so few parts, and take too long to analyse. */
const TAKEN_APART_MAX = 40

const listed = (text: string) => text.split(/\s+/).filter(Boolean)

/** Words that passwords are built on, in every spelling. */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  listed(`${ENGLISH_WORDS} ${RUSSIAN_WORDS} ${NAMES} ${CITIES}`).flatMap(spellings),
)
const known: ReadonlySet<string> = new Set(listed(KNOWN_PASSWORDS))

/** One to four characters repeated: `11111111`, `abcabcabc`, `12341234`. */
const REPEATED = /^(.{1,4})\1+$/su
const SAME = /^(.)\1{2,}$/su
const YEAR = /^(?:19|20)\d\d$/
const DATE =
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/
const FILLER = /^(?:\d{1,4}|[^\p{L}\d]{1,2})$/u

/**
 * Returns whether attackers try a password first, in any case. It is leaked, a date, or a few common words,
 * keyboard walks, years, digits and signs. `more` are words that are easy to guess on this site.
 */
export function isCommonPassword(password: string, more: readonly string[] = []): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  if (known.has(lower) || REPEATED.test(lower)) return true
  if (lower.length > TAKEN_APART_MAX) return false
  const extra = new Set(more.flatMap(contextSpellings))
  const isWord = (text: string) =>
    [text, withoutLookalikes(text)].some((read) => commonPasswordWords.has(read) || extra.has(read))
  return isPutTogether(lower, isWord)
}

function contextSpellings(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  return [...words, words.join('')].filter((word) => word.length > WORD_MIN).flatMap(spellings)
}

/** State of the analysis: parts so far, words among them, and whether any part is more than filler. */
interface Taken {
  parts: number
  words: number
  guessable: boolean
}

function isPutTogether(text: string, isWord: (part: string) => boolean): boolean {
  const ways: Taken[][] = [[{ parts: 0, words: 0, guessable: false }]]
  for (let end = 1; end <= text.length; end += 1) {
    const found = new Map<string, Taken>()
    for (let start = 0; start < end; start += 1) {
      const before = (ways[start] ?? []).filter(({ parts }) => parts < PARTS_MAX)
      if (before.length === 0) continue
      const part = text.slice(start, end)
      const word = part.length > WORD_MIN - 1 && isWord(part)
      const guessable = word || SAME.test(part) || isKeyboardWalk(part) || DATE.test(part)
      if (!guessable && !YEAR.test(part) && !FILLER.test(part)) continue
      for (const way of before) {
        const next = {
          parts: way.parts + 1,
          words: way.words + (word && !isKeyboardWalk(part) ? 1 : 0),
          guessable: way.guessable || guessable,
        }
        if (next.words <= WORDS_MAX) found.set(JSON.stringify(next), next)
      }
    }
    ways.push([...found.values()])
  }
  return (ways[text.length] ?? []).some(({ guessable }) => guessable)
}
