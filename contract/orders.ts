import * as z from 'zod/mini'
import { emailField, nameField, phoneField } from './fields.ts'
import { COMMENT_MAX, ORDER_SUBJECT_MAX, QUANTITY_MAX, REFERRER_MAX, SHORT_FIELD_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { ORDER_NUMBER } from './order-number.ts'

const trimmed = z.pipe(
  z.string(messages.fieldInvalid),
  z.transform((text) => text.trim()),
)

const short = z.optional(
  z.pipe(trimmed, z.string().check(z.maxLength(SHORT_FIELD_MAX, messages.fieldTooLong))),
)

const TICKED = ['1', 'on', 'true']
const NOT_TICKED = ['0', 'false']

/** A check box as forms send it, `0`/`1` or `on`, or as JSON does, a boolean or a number; nothing else. */
const checkBox = z.pipe(
  z.union([z.boolean(), z.string(), z.number()], messages.fieldInvalid).check(
    z.refine((value) => [...TICKED, ...NOT_TICKED].includes(String(value)), {
      error: messages.fieldInvalid,
      abort: true,
    }),
  ),
  z.transform((value) => TICKED.includes(String(value))),
)

const PARAGRAPH = '\n\n'

/** Counts what was typed: the last paragraph may be what a page adds of its own. */
function typedLength(comment: string): number {
  const at = comment.lastIndexOf(PARAGRAPH)
  const isSubject = at >= 0 && comment.length - at - PARAGRAPH.length <= ORDER_SUBJECT_MAX
  return isSubject ? at : comment.length
}

/** What the visitor wrote, with what a page adds of its own. */
export const orderComment = z.pipe(
  trimmed,
  z.string().check(z.refine((text) => typedLength(text) <= COMMENT_MAX, messages.commentTooLong)),
)

/** How many pieces: a whole number from 1. Empty where nothing was typed. */
export const orderQuantity = z.pipe(
  z.union([z.string(), z.number()], messages.quantity),
  z.transform((value, context) => {
    const text = String(value).trim()
    if (text === '') return undefined
    const quantity = Number(text)
    if (/^\d+$/.test(text) && quantity >= 1 && quantity <= QUANTITY_MAX) return quantity
    context.issues.push({ code: 'custom', message: messages.quantity, input: value })
    return z.NEVER
  }),
)

/** A city’s id; empty where none is chosen. */
export const orderCityId = z.pipe(
  z.union([z.string(), z.number()], messages.fieldInvalid),
  z.transform((value, context) => {
    if (value === '') return null
    const id = Number(value)
    if (Number.isInteger(id) && id > 0 && id < 2 ** 31) return id
    context.issues.push({ code: 'custom', message: messages.fieldInvalid, input: value })
    return z.NEVER
  }),
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
  comment: z._default(orderComment, ''),
  additionalComment: z._default(orderComment, ''),
  quantity: z.optional(orderQuantity),
  isCatalog: z._default(checkBox, false),
  policy: z.optional(checkBox.check(z.refine((given) => given === true, messages.policyRequired))),
  cityId: z.optional(orderCityId),
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

export const orderNumber = z.string().check(z.regex(ORDER_NUMBER))
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
