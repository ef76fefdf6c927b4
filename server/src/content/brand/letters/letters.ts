/** Outlines of a typeface in thousandths of its size. */
export interface Letters {
  capHeight: number
  /** The width of each letter, a space, and its path above the base line. */
  letters: Readonly<Record<string, string>>
}
