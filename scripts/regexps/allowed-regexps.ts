/** A regular expression that may take more than linear time, because its input is short. */
export interface AllowedRegExp {
  file: string
  pattern: string
  /** What bounds the input. */
  bound: string
}

export const allowedRegExps: readonly AllowedRegExp[] = []
