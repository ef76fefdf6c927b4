import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { dayField } from '../hours/calendar.ts'
import { SLUG_MAX } from '../paths/query-limits.ts'

/** Slug of an entry. */
export const bySlug = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(SLUG_MAX)) })
/** Code of an entry in the factory's accounting. */
export const byErpId = z.object({
  erpId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, messages.fieldInvalid)),
})

/** Several codes, `material=u-len,satin`, at most `most`. */
export const erpIds = (most: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64}){0,99}$/, messages.fieldInvalid),
      z.refine((text) => text.split(',').length <= most, messages.fieldInvalid),
    ),
    z.transform((text) => text.split(',')),
  )

/** A whole number in a path or query. */
export const numberIn = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,10}$/, messages.fieldInvalid)),
      z.transform((text) => Number(text)),
    ),
    z.int().check(z.minimum(min, messages.fieldInvalid), z.maximum(max, messages.fieldInvalid)),
  )
const ID_MAX = 2 ** 31 - 1
/** Id of a row. */
export const byId = z.object({ id: numberIn(1, ID_MAX) })
/** Ids of several rows, `ids=3,1,2`. */
export const byIds = (most: number) =>
  z.object({
    ids: z.pipe(
      z.string().check(
        z.regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/, messages.fieldInvalid),
        z.refine((text) => text.split(',').length <= most, messages.fieldInvalid),
      ),
      z.transform((text) => text.split(',').map(Number)),
    ),
  })

/** A day of Moscow time, `2026-12-25`. */
export const day = dayField(messages.fieldInvalid).check(z.regex(/^20/, messages.fieldInvalid))
