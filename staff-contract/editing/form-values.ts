import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'

/** A value sent as JSON text. */
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
/** A row id or a version as forms send it. */
export const wholeNumber = z.pipe(
  digits,
  z
    .int(messages.fieldInvalid)
    .check(z.minimum(1, messages.fieldInvalid), z.maximum(2 ** 31 - 1, messages.fieldInvalid)),
)
/** The version that the write started from. Without it the server answers 400, which no schema can express. */
export const fromVersion = z.optional(wholeNumber)
