const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const switched = new Map([
  ...Array.from(LATIN, (key, at): [string, string] => [key, RUSSIAN.charAt(at)]),
  ...Array.from(RUSSIAN, (key, at): [string, string] => [key, LATIN.charAt(at)]),
  // The same keys with Shift.
  ...Array.from('~{}:"<>', (key, at): [string, string] => [key, 'ёхъжэбю'.charAt(at)]),
])

/**
 * Returns the text that the same keys type in the other layout: «aen,jkrf» becomes «футболка», «зщдщ» becomes
 * polo. Pass the text with punctuation: some of its keys are letters.
 */
export function switchLayout(text: string): string {
  return Array.from(text.toLowerCase(), (key) => switched.get(key) ?? key).join('')
}
