const KEYS_LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const KEYS_RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const otherKey = new Map([
  ...Array.from(KEYS_LATIN, (key, at): [string, string] => [key, KEYS_RUSSIAN.charAt(at)]),
  ...Array.from(KEYS_RUSSIAN, (key, at): [string, string] => [key, KEYS_LATIN.charAt(at)]),
])

const ALPHABET = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
/** Common Latin spellings of the Cyrillic letters; a dot for an omitted letter. */
const LATIN = [
  'a b v g d e e zh z i y k l m n o p r s t u f h c ch sh sch . y . e yu ya',
  'a b v g d e yo zh z i i k l m n o p r s t u f kh ts ch sh shch . i . e u ia',
  'a b v g d e jo j z i j k l m n o p r s t u f x c ch sh sh . y . e ju ja',
].map((line) => new Map(line.split(' ').map((latin, at) => [ALPHABET.charAt(at), latin.replace('.', '')])))

const replaceEach = (text: string, by: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => by.get(letter) ?? letter).join('')

/** Returns the usual spellings of a lower-case word: with «е» for «ё», in Latin letters, on the other keyboard layout. */
export function spellings(word: string): string[] {
  const plain = word.replaceAll('ё', 'е')
  const latin = /[а-яё]/.test(word) ? LATIN.map((letters) => replaceEach(word, letters)) : []
  return [...new Set([word, plain, ...latin, replaceEach(word, otherKey), replaceEach(plain, otherKey)])]
}

const LOOKALIKES = new Map(
  Object.entries({ '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' }),
)

/** Returns a text with digits and signs replaced by the letters they look like: `p@ssw0rd`. */
export const withoutLookalikes = (text: string): string => replaceEach(text, LOOKALIKES)
