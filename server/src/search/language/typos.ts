/** Letters of a word that its typo keys use; later letters are compared in full. */
const KEY_LETTERS = 7

/** Returns the number of typos that a word of that length may have and still be recognized. */
export function typosAllowed(length: number): number {
  return length < 3 ? 0 : length < 8 ? 1 : 2
}

/**
 * Returns the remainders of a word after deleting up to `typosAllowed` letters. Two words within that many
 * typos share such a key, so that an index finds misspellings by equality.
 */
export function listTypoKeys(word: string): string[] {
  const start = word.slice(0, KEY_LETTERS)
  const keys = new Set([start])
  let shorter = [start]
  for (let typo = 0; typo < typosAllowed(word.length); typo += 1) {
    shorter = shorter.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)))
    for (const key of shorter) keys.add(key)
  }
  return [...keys]
}

/** Returns the number of insertions, deletions, replacements and swaps of neighbours between two words. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + replaced,
        swapped ? (beforePrevious[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforePrevious = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

/** Letters that sound alike or are neighbours on the keyboard: mixing them up is a likelier typo. */
const SIMILAR_LETTERS = [
  ...['ао', 'еия', 'бп', 'вф', 'гкх', 'дт', 'жшщ', 'зс', 'цс', 'чщ', 'ыи', 'юу', 'эе', 'йи'],
].map((letters) => new Set(letters))

const areSimilar = (a: string, b: string) => SIMILAR_LETTERS.some((set) => set.has(a) && set.has(b))

/** Returns how unlikely it is that `meant` was typed as `typed`: first by the number of typos, then by their kind. */
export function typoCost(typed: string, meant: string): number {
  const odd = Array.from(typed).filter((letter, at) => {
    const other = meant[at] ?? ''
    return letter !== other && !areSimilar(letter, other)
  })
  return editDistance(typed, meant) * 10 + Math.min(odd.length, 5) + (typed[0] === meant[0] ? 0 : 4)
}

/** Letters of a short word, at most: its first letter must match, «ёлка» is not «шёлк». */
const SHORT_WORD = 4

/** Returns whether one word may be a misspelling of the other. */
export function isTypo(typed: string, meant: string): boolean {
  const [a, b] = [typed[0] ?? '', meant[0] ?? '']
  const sameStart = a === b || areSimilar(a, b)
  const length = Math.max(typed.length, meant.length)
  const typos = editDistance(typed, meant)
  return typos <= typosAllowed(length) && (sameStart || (length > SHORT_WORD && typos < 2))
}
