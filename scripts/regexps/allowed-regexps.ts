/** A regular expression that may take more than linear time, because its input is short. */
export interface AllowedRegExp {
  file: string
  pattern: string
  /** What bounds the input. */
  bound: string
}

export const allowedRegExps: readonly AllowedRegExp[] = [
  {
    file: 'server/src/platform/compression.ts',
    pattern: String.raw`(\w+)\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))`,
    bound: 'A header of at most 16 KB: to be replaced by a parser.',
  },
]
