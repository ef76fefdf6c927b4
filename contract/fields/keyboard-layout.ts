const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const switched = new Map([
  ...Array.from(LATIN, (key, at): [string, string] => [key, RUSSIAN.charAt(at)]),
  ...Array.from(RUSSIAN, (key, at): [string, string] => [key, LATIN.charAt(at)]),
  // The same keys with Shift.
  ...Array.from('~{}:"<>', (key, at): [string, string] => [key, 'ёхъжэбю'.charAt(at)]),
])

/**
 * Returns what the same keys type in the other layout: «aen,jkrf» is «футболка», «зщдщ» is polo. Punctuation is
 * not to be stripped before: some of its keys are letters.
 */
export function switchLayout(text: string): string {
  return Array.from(text.toLowerCase(), (key) => switched.get(key) ?? key).join('')
}
