import * as z from 'zod/mini'

/** A value that forms send as the text of JSON. */
export const fromJson = z.pipe(
  z.unknown(),
  z.transform((value) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  }),
)
