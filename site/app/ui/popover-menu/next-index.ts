export type Direction = 'next' | 'previous' | 'first' | 'last'

/** Returns the next index, wrapping around at the ends; undefined in an empty row. */
export function nextIndex(direction: Direction, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (direction === 'first') return 0
  if (direction === 'last') return count - 1
  const step = direction === 'next' ? 1 : -1
  return at < 0 && step < 0 ? count - 1 : (at + step + count) % count
}

/** Returns the index of the next text that begins with the typed letter; «е» matches «ё». */
export function findByFirstLetter(key: string, at: number, texts: readonly string[]): number | undefined {
  if (!/^[\p{L}\d]$/u.test(key)) return undefined
  const letter = fold(key)
  for (let step = 1; step <= texts.length; step++) {
    const index = (at + step) % texts.length
    if (fold(texts[index] ?? '').startsWith(letter)) return index
  }
  return undefined
}

const fold = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е')
