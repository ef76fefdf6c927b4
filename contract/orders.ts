import * as z from 'zod/mini'
import { emailField, nameField, phoneField } from './fields.ts'
import { COMMENT_MAX, REFERRER_MAX, SHORT_FIELD_MAX } from './limits.ts'
import { messages } from './messages.ts'

const trimmed = z.pipe(
  z.string(messages.fieldInvalid),
  z.transform((text) => text.trim()),
)

const short = z.optional(
  z.pipe(trimmed, z.string().check(z.maxLength(SHORT_FIELD_MAX, messages.fieldTooLong))),
)

/** A check box as forms send it: `0`/`1`, `on`, or a boolean in JSON. */
const checkBox = z.pipe(
  z.union([z.boolean(), z.string(), z.number()], messages.fieldInvalid),
  z.transform((value) => ['1', 'on', 'true'].includes(String(value))),
)

const comment = z.pipe(trimmed, z.string().check(z.maxLength(COMMENT_MAX, messages.commentTooLong)))

const cityId = z.optional(
  z.pipe(
    z.union([z.string(), z.number()], messages.fieldInvalid),
    z.transform((value, context) => {
      if (value === '') return null
      const id = Number(value)
      if (Number.isInteger(id) && id > 0 && id < 2 ** 31) return id
      context.issues.push({ code: 'custom', message: messages.fieldInvalid, input: value })
      return z.NEVER
    }),
  ),
)

/**
 * Fields of the order form (§3, §5, §7), as they come by multipart, url-encoded or JSON. The parsed phone
 * is `+79001234567`. `policy` is the consent check box: refused when unchecked, absent where a caller
 * sends the bare payload of the specification's table.
 */
export const orderForm = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  comment: z._default(comment, ''),
  additionalComment: z._default(comment, ''),
  isCatalog: z._default(checkBox, false),
  policy: z.optional(checkBox.check(z.refine((given) => given === true, messages.policyRequired))),
  cityId,
  clientCity: short,
  clientCountry: short,
  referrerUrl: z.optional(
    z.pipe(trimmed, z.string().check(z.maxLength(REFERRER_MAX, messages.fieldTooLong))),
  ),
  utmSource: short,
  utmMedium: short,
  utmCampaign: short,
  utmContent: short,
  utmTerm: short,
})

export type OrderForm = z.output<typeof orderForm>
export type OrderFormInput = z.input<typeof orderForm>

/** `26-000123`: two digits of the year, a number that starts anew each year. */
export const orderNumber = z.string().check(z.regex(/^\d{2}-\d{6,}$/))
export const placedOrder = z.object({ number: orderNumber })
export type PlacedOrder = z.infer<typeof placedOrder>

/** Extensions an order's file may bear (decisions.md §2). */
export const orderFileExtensions = [
  'ai',
  'eps',
  'cdr',
  'pdf',
  'svg',
  'psd',
  'tif',
  'tiff',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'heic',
  'zip',
  'rar',
  '7z',
  'doc',
  'docx',
  'xls',
  'xlsx',
] as const
export type OrderFileExtension = (typeof orderFileExtensions)[number]
