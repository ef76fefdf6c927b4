/**
 * Compares names as people and programs for tables write them. Windows-1251 has no «²», «×», «₽», no thin spaces and no word
 * joiner: a program that saves a table in it writes «?», the likest letter, or nothing in their place.
 */

/** What stands for a character where it can't be written. */
const LIKENESSES: Readonly<Record<string, readonly string[]>> = {
  '₽': ['руб.', 'руб', 'р.', 'р'],
  '×': ['x', 'х', '*'],
  '‑': ['-'],
  '−': ['-', '–'],
  '′': ["'"],
  '″': ['"'],
}

const REPLACED = '?'
/** Signs without a width: word joiner, zero-width space, soft hyphen, byte order mark. */
const INVISIBLE = /^[\p{Cf}\u00AD\uFEFF]$/u
const SPACES = /\s+/g

const encoded = new Set(
  new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
)

/** Returns the texts that may stand for a character, the likest first; an empty one: it may be left out. */
function formsOf(character: string): readonly string[] {
  if (INVISIBLE.test(character)) return [REPLACED, '']
  if (encoded.has(character)) return [character]
  const plain = character.normalize('NFKC')
  return [character, plain, ...(LIKENESSES[character] ?? []), REPLACED]
}

/** Spaces that windows-1251 has; it has no thin ones, which are «?» there. */
const WIDE_SPACES = /[^\S\u2009\u202F]+/g

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/[–—]/g, '-')

/** Returns whether a text from a file is what a program for tables may have made of a stored one. */
export const isLossyCopy = (stored: string, copy: string): boolean => canBecome(stored, copy)

/** Returns whether two names are the same but for case, «ё», dashes, spaces and what a program for tables loses. */
export const isSameName = (stored: string, name: string): boolean => canBecome(folded(stored), folded(name))

function canBecome(stored: string, copy: string): boolean {
  const rest = [...copy]
    .filter((one) => !INVISIBLE.test(one))
    .join('')
    .replaceAll(SPACES, ' ')
    .trim()
  let at = 0
  for (const character of stored.replaceAll(WIDE_SPACES, ' ').trim()) {
    const form = formsOf(character).find((one) => rest.startsWith(one, at))
    if (form === undefined) return false
    at += form.length
  }
  return at === rest.length
}
