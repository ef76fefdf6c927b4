/** Letters of a word that its misspellings are looked up by; further ones are compared in full. */
const COMPARED = 7

/** Slips a word of that many letters may have and still be told from others. */
export function slipsAllowed(length: number): number {
  return length < 3 ? 0 : length < 8 ? 1 : 2
}

/**
 * What is left of a word when up to `slipsAllowed` of its letters are struck out. Two words at most so many
 * slips apart have one of these in common, so that misspellings are found by equality, through an index.
 */
export function withSlips(word: string): string[] {
  const start = word.slice(0, COMPARED)
  const found = new Set([start])
  let last = [start]
  for (let slip = 0; slip < slipsAllowed(word.length); slip += 1) {
    last = last.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)))
    for (const text of last) found.add(text)
  }
  return [...found]
}

/** Letters put in, left out, changed, or swapped with their neighbour, that lead from one word to the other. */
export function slipsBetween(a: string, b: string): number {
  let older: number[] = []
  let old = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (old[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (old[j - 1] ?? 0) + same,
        swapped ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    older = old
    old = row
  }
  return old[b.length] ?? 0
}

/** Letters heard or struck for one another: such a slip is likelier than others. */
const ALIKE = ['ао', 'еия', 'бп', 'вф', 'гкх', 'дт', 'жшщ', 'зс', 'цс', 'чщ', 'ыи', 'юу', 'эе', 'йи'].map(
  (letters) => new Set(letters),
)

/** How unlikely it is that `meant` came out as `typed`: slips first, then how much alike the letters are. */
export function unlikelihood(typed: string, meant: string): number {
  const slips = slipsBetween(typed, meant) * 10
  const strange = Array.from(typed).filter((letter, at) => {
    const other = meant[at] ?? ''
    return letter !== other && !ALIKE.some((set) => set.has(letter) && set.has(other))
  })
  return slips + Math.min(strange.length, 5) + (typed[0] === meant[0] ? 0 : 4)
}

/** Letters of a word that is told from others by its first one, at most: «ёлка» is not «шёлк». */
const SHORT = 4

/** Whether one word may have come out as the other. */
export function isSlip(typed: string, meant: string): boolean {
  const [a, b] = [typed[0] ?? '', meant[0] ?? '']
  const sameStart = a === b || ALIKE.some((set) => set.has(a) && set.has(b))
  const length = Math.max(typed.length, meant.length)
  const slips = slipsBetween(typed, meant)
  return slips <= slipsAllowed(length) && (sameStart || (length > SHORT && slips < 2))
}
