/** Characters without a look, such as soft hyphens. */
const INVISIBLE = /\p{Cf}/gu
/** Spaces, line ends and control characters. */
const SPACES = /[\s\p{Cc}]+/gu
/** Punctuation that means nothing at the end of a shortened text. */
const LOOSE_ENDS = ' ,;:(«„"\'№/–—-'

/**
 * Returns a text as a value of a payment code, at most `max` characters long. The separator `|` becomes `/`. Line
 * ends, control characters and repeated spaces become one space. A longer text is cut behind its last whole word,
 * or within a word that takes more than half of the value.
 */
export function codeValue(text: string, max: number): string {
  const visible = text.toWellFormed().replaceAll('|', '/').replaceAll(INVISIBLE, '')
  const characters = Array.from(visible.replaceAll(SPACES, ' ').trim())
  if (characters.length <= max) return characters.join('')
  const start = characters.slice(0, max)
  const space = characters[max] === ' ' ? max : start.lastIndexOf(' ')
  const cut = space * 2 > max ? start.slice(0, space) : start
  while (LOOSE_ENDS.includes(cut.at(-1) ?? '.')) cut.pop()
  return cut.join('')
}
