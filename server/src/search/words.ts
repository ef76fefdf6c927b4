/** A word of a text: as it is compared, and as a visitor reads it. */
export interface Word {
  word: string
  shown: string
}

/** Latin letters that look like Russian ones, from a copied text or a hand on the wrong key. */
const LOOKALIKES: Record<string, string> = {
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

/** The words of a text in lower case, «ё» as «е», each with its own spelling beside it. */
export function splitWords(text: string): Word[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/х\s*\/\s*б/g, 'хб')
  return Array.from(plain.matchAll(WORDS), ([found]) => {
    const shown = RUSSIAN.test(found)
      ? found.replaceAll(/[a-z]/g, (letter) => LOOKALIKES[letter] ?? letter)
      : found
    return { word: shown.replaceAll('ё', 'е'), shown }
  })
}

/** A name as it is compared whole: «Платок «Жар-птица»» is `платок жар птица`. */
export function plainName(text: string): string {
  return splitWords(text)
    .map(({ word }) => word)
    .join(' ')
}
