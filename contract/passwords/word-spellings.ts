const KEYS_LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const KEYS_RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const otherKey = new Map([
  ...Array.from(KEYS_LATIN, (key, at): [string, string] => [key, KEYS_RUSSIAN.charAt(at)]),
  ...Array.from(KEYS_RUSSIAN, (key, at): [string, string] => [key, KEYS_LATIN.charAt(at)]),
])

const ALPHABET = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
/** How the letters of the alphabet are commonly written in Latin; a dot where one is left out. */
const LATIN = [
  'a b v g d e e zh z i y k l m n o p r s t u f h c ch sh sch . y . e yu ya',
  'a b v g d e yo zh z i i k l m n o p r s t u f kh ts ch sh shch . i . e u ia',
  'a b v g d e jo j z i j k l m n o p r s t u f x c ch sh sh . y . e ju ja',
].map((line) => new Map(line.split(' ').map((latin, at) => [ALPHABET.charAt(at), latin.replace('.', '')])))

const replaceEach = (text: string, by: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => by.get(letter) ?? letter).join('')

/** Returns a word in lower case as people type it: with «е» for «ё», in Latin letters, on the other keyboard layout. */
export function spellings(word: string): string[] {
  const plain = word.replaceAll('ё', 'е')
  const latin = /[а-яё]/.test(word) ? LATIN.map((letters) => replaceEach(word, letters)) : []
  return [...new Set([word, plain, ...latin, replaceEach(word, otherKey), replaceEach(plain, otherKey)])]
}

const LOOKALIKES = new Map(
  Object.entries({ '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' }),
)

/** Returns a text with the digits and signs that stand for letters read as those: `p@ssw0rd`. */
export const withoutLookalikes = (text: string): string => replaceEach(text, LOOKALIKES)
