import * as z from 'zod/mini'
import { messages } from '../messages.ts'

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

const digits = z.pipe(
  z.union([z.number(), z.string()], messages.fieldInvalid),
  z.transform((value) => (value === '' ? Number.NaN : Number(value))),
)
/** A number as forms send it, of a row or a version. */
export const wholeNumber = z.pipe(
  digits,
  z
    .int(messages.fieldInvalid)
    .check(z.minimum(1, messages.fieldInvalid), z.maximum(2 ** 31 - 1, messages.fieldInvalid)),
)
/** The version a write started from. Who names none is answered 400, which no schema can say. */
export const fromVersion = z.optional(wholeNumber)
