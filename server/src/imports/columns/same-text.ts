/**
 * Compares names despite lossy encodings. Windows-1251 has no «²», «×», «₽», thin spaces or word joiners. A
 * spreadsheet program replaces them by «?» or a similar letter, or drops them.
 */

/** Replacements of characters that can't be encoded. */
const LIKENESSES: Readonly<Record<string, readonly string[]>> = {
  '₽': ['руб.', 'руб', 'р.', 'р'],
  '×': ['x', 'х', '*'],
  '‑': ['-'],
  '−': ['-', '–'],
  '′': ["'"],
  '″': ['"'],
}

const REPLACED = '?'
/** Invisible characters: word joiner, zero-width space, soft hyphen, byte order mark. */
const INVISIBLE = /^[\p{Cf}\u00AD\uFEFF]$/u
const SPACES = /\s+/g

const encoded = new Set(
  new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
)

/** Returns possible spellings of a character, the most similar first. An empty one means that it may be dropped. */
function listSpellings(character: string): readonly string[] {
  if (INVISIBLE.test(character)) return [REPLACED, '']
  if (encoded.has(character)) return [character]
  const plain = character.normalize('NFKC')
  return [character, plain, ...(LIKENESSES[character] ?? []), REPLACED]
}

/** Spaces of windows-1251. Thin spaces become «?» there. */
const WIDE_SPACES = /[^\S\u2009\u202F]+/g

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/[–—]/g, '-')

/** Returns whether a text may be a lossy copy of a stored one. */
export const isLossyCopy = (stored: string, copy: string): boolean => canBecome(stored, copy)

/** Returns whether two names differ only in case, «ё», dashes, spaces and characters that are lost in copying. */
export const isSameName = (stored: string, name: string): boolean => canBecome(folded(stored), folded(name))

function canBecome(stored: string, copy: string): boolean {
  const rest = [...copy]
    .filter((one) => !INVISIBLE.test(one))
    .join('')
    .replaceAll(SPACES, ' ')
    .trim()
  let at = 0
  for (const character of stored.replaceAll(WIDE_SPACES, ' ').trim()) {
    const form = listSpellings(character).find((one) => rest.startsWith(one, at))
    if (form === undefined) return false
    at += form.length
  }
  return at === rest.length
}
