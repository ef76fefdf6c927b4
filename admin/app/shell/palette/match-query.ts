import { switchLayout } from '@rapport/contract/texts/keyboard-layout'

/** Limits of a query: words, and letters of a word. */
const WORDS_MAX = 8
const LETTERS_MAX = 40
/** In shorter words a typo would match too much. */
const TYPO_LETTERS_MIN = 4
/** Endings of Russian words: «сотрудника», «сотрудниками». */
const ENDING = /(?:[аеёиоуыэюяйь]|[аыоеия][хм]|ами|ями|ого|его|ому|ему|ов|ев|ей)$/

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((word) => word.slice(0, LETTERS_MAX))

const stemWord = (word: string): string => (word.length > 4 ? word.replace(ENDING, '') : word)

/**
 * Returns the cost of a match, lower is better; undefined if the text doesn't match. Each word of the query
 * must begin a word of the text: in any form, in the other keyboard layout, or with one typo.
 */
export function matchQuery(query: string, text: string): number | undefined {
  const words = splitWords(text)
  // Not split at punctuation: some letters of the other layout are punctuation keys here.
  const typed = query.toLowerCase().trim().split(/\s+/).slice(0, WORDS_MAX)
  const costs = typed.map((word) => {
    const tokens = [...splitWords(word), ...splitWords(switchLayout(word))]
    return Math.min(...tokens.flatMap((token) => words.map((other) => matchWord(token, other))))
  })
  const cost = costs.reduce((sum, wordCost) => sum + wordCost, 0)
  return Number.isFinite(cost) ? cost : undefined
}

function matchWord(token: string, word: string): number {
  if (word === token) return 0
  if (word.startsWith(token)) return 1
  const stem = stemWord(token)
  if (stem.length > 2 && stemWord(word).startsWith(stem)) return 2
  if (token.length < TYPO_LETTERS_MIN) return Number.POSITIVE_INFINITY
  return beginsWithTypo(token, word) || beginsWithTypo(stem, word) ? 3 : Number.POSITIVE_INFINITY
}

/** Whether the word begins with the token, except for one wrong, missing, extra or swapped letter. */
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
