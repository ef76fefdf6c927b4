/** A word of a text: `word` is compared (lower case, «ё» as «е»), `display` is shown to a visitor. */
export interface Word {
  word: string
  display: string
}

/** Latin letters that look like Cyrillic ones, from copied text or the wrong keyboard layout. */
const CYRILLIC_LOOKALIKES: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}

const RUSSIAN = /[а-яё]/
const WORDS = /[\p{L}\p{N}]+/gu

/** Returns the words of a text in their order. */
export function splitWords(text: string): Word[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/х\s*\/\s*б/g, 'хб')
  return Array.from(plain.matchAll(WORDS), ([found]) => {
    const display = RUSSIAN.test(found)
      ? found.replaceAll(/[a-z]/g, (letter) => CYRILLIC_LOOKALIKES[letter] ?? letter)
      : found
    return { word: display.replaceAll('ё', 'е'), display }
  })
}

/** Returns a name in the form used to compare whole names: «Платок «Жар-птица»» is `платок жар птица`. */
export function normalizeName(text: string): string {
  return splitWords(text)
    .map(({ word }) => word)
    .join(' ')
}
