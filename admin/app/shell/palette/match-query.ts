import { switchLayout } from '@rapport/contract/texts/keyboard-layout'

/** Of a query so many words are looked at, of a word so many letters. */
const WORDS_MAX = 8
const LETTERS_MAX = 40
/** Shorter words are another one with a letter wrong. */
const TYPO_LETTERS_MIN = 4
/** «сотрудника», «сотрудниками»: what the forms of a word end in. */
const ENDING = /(?:[аеёиоуыэюяйь]|[аыоеия][хм]|ами|ями|ого|его|ому|ему|ов|ев|ей)$/

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((word) => word.slice(0, LETTERS_MAX))

const stemOf = (word: string): string => (word.length > 4 ? word.replace(ENDING, '') : word)

/**
 * Returns how well a text fits a query, the lower the better; undefined where it does not. Each word of the query has to begin a
 * word of the text, in whatever form, in the other layout of the keyboard, or with one letter wrong.
 */
export function matchQuery(query: string, text: string): number | undefined {
  const words = wordsOf(text)
  // Some keys of the other layout are punctuation here.
  const typed = query.toLowerCase().trim().split(/\s+/).slice(0, WORDS_MAX)
  const costs = typed.map((word) => {
    const tokens = [...wordsOf(word), ...wordsOf(switchLayout(word))]
    return Math.min(...tokens.flatMap((token) => words.map((other) => costOf(token, other))))
  })
  const cost = costs.reduce((sum, one) => sum + one, 0)
  return Number.isFinite(cost) ? cost : undefined
}

function costOf(token: string, word: string): number {
  if (word === token) return 0
  if (word.startsWith(token)) return 1
  const stem = stemOf(token)
  if (stem.length > 2 && stemOf(word).startsWith(stem)) return 2
  if (token.length < TYPO_LETTERS_MIN) return Number.POSITIVE_INFINITY
  return beginsWithTypo(token, word) || beginsWithTypo(stem, word) ? 3 : Number.POSITIVE_INFINITY
}

/** Whether a word begins with a token but for one letter that is wrong, missing, too many, or changed places with the next. */
function beginsWithTypo(token: string, word: string): boolean {
  const at = [...token].findIndex((letter, index) => letter !== word[index])
  if (at < 0) return true
  const rest = token.slice(at)
  const others = word.slice(at)
  return (
    others.slice(1).startsWith(rest.slice(1)) ||
    others.slice(1).startsWith(rest) ||
    others.startsWith(rest.slice(1)) ||
    (rest[0] === others[1] && rest[1] === others[0] && others.slice(2).startsWith(rest.slice(2)))
  )
}
