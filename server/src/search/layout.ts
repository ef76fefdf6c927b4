const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const turned = new Map([
  ...Array.from(LATIN, (key, at): [string, string] => [key, RUSSIAN.charAt(at)]),
  ...Array.from(RUSSIAN, (key, at): [string, string] => [key, LATIN.charAt(at)]),
  // The same keys with Shift held.
  ...Array.from('~{}:"<>', (key, at): [string, string] => [key, 'ёхъжэбю'.charAt(at)]),
])

/** What the same keys give in the other layout: «aen,jkrf» is «футболка», «зщдщ» is polo. Punctuation counts. */
export function otherLayout(text: string): string {
  return Array.from(text.toLowerCase(), (key) => turned.get(key) ?? key).join('')
}
