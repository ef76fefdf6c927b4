import * as z from 'zod/mini'
import type { FieldErrors } from '../errors/error-response.ts'
import { messages } from '../errors/messages.ts'
import { emailField } from '../fields/email.ts'
import { nameField, phoneField, toFieldErrors } from '../fields/fields.ts'
import { UUID } from '../fields/uuid.ts'
import { CALCULATION_ID, ORDER_NUMBER, PARAGRAPH, type Utm, utmFields } from './order-fields.ts'
import { findFileErrors } from './order-files.ts'
import { COMMENT_MAX, ORDER_FILES_MAX, ORDER_SUBJECT_MAX, REFERRER_MAX } from './order-limits.ts'
import { orderLineForm, orderLineForms, short, trimmed } from './order-line-form.ts'

const TICKED = ['1', 'on', 'true']
const NOT_TICKED = ['0', 'false']

/** A check box as forms send it, `0`/`1` or `on`, or a boolean or a number in JSON; refuses everything else. */
const checkBox = z.pipe(
  z
    .union([z.boolean(), z.string(), z.number()], messages.fieldInvalid)
    .check(
      z.refine((value) => [...TICKED, ...NOT_TICKED].includes(String(value)), {
        error: messages.fieldInvalid,
        abort: true,
      }),
    ),
  z.transform((value) => TICKED.includes(String(value))),
)

/** Excludes the last paragraph if the page appended it. */
function typedLength(comment: string): number {
  const at = comment.lastIndexOf(PARAGRAPH)
  const isSubject = at >= 0 && comment.length - at - PARAGRAPH.length <= ORDER_SUBJECT_MAX
  return isSubject ? at : comment.length
}

/** The visitor's comment with the paragraph appended by the page. */
export const orderComment = z.pipe(
  trimmed,
  z.string().check(z.refine((text) => typedLength(text) <= COMMENT_MAX, messages.commentTooLong)),
)

/** A city’s id; empty if none is chosen. */
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

const fileIdsOf = (text: string) => (text === '' ? [] : [...new Set(text.split(','))])

/** Ids of files of the user's earlier order to copy to this order, separated by commas. */
const repeatedFiles = z.pipe(
  z.string(messages.fieldInvalid).check(
    z.refine((text) => {
      const ids = fileIdsOf(text)
      return ids.length <= ORDER_FILES_MAX && ids.every((id) => UUID.test(id))
    }, messages.fieldInvalid),
  ),
  z.transform(fileIdsOf),
)

/** Id of a stored calculation, whose lines become those of the order. Empty if there is none. */
const calculationId = z.pipe(
  trimmed.check(z.refine((id) => id === '' || CALCULATION_ID.test(id), messages.calculationUnknown)),
  z.transform((id) => (id === '' ? undefined : id)),
)

/** Consent to the processing of personal data: refused if not given. */
const policyField = checkBox.check(z.refine((given) => given === true, messages.policyRequired))

/**
 * Fields of the order form, sent by multipart, url-encoded or JSON. The parsed phone is `+79001234567`.
 * `policy` is the consent check box: refused if unchecked. It may be absent, because early API clients do not
 * send it.
 */
export const orderForm = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  comment: z._default(orderComment, ''),
  additionalComment: z._default(orderComment, ''),
  ...orderLineForm,
  lines: z.optional(orderLineForms),
  isCatalog: z._default(checkBox, false),
  policy: z.optional(policyField),
  cityId: z.optional(orderCityId),
  repeatFiles: z.optional(repeatedFiles),
  calculationId: z.optional(calculationId),
  clientCity: short,
  clientCountry: short,
  referrerUrl: z.optional(
    z.pipe(trimmed, z.string().check(z.maxLength(REFERRER_MAX, messages.fieldTooLong))),
  ),
  ...(Object.fromEntries(Object.values(utmFields).map((field) => [field, short])) as Record<
    keyof Utm,
    typeof short
  >),
})

/** The order form sent without JavaScript: an unchecked box is absent. Not part of the client bundle. */
export const orderPageForm = /* @__PURE__ */ z.extend(orderForm, {
  policy: /* @__PURE__ */ z.prefault(policyField, '0'),
})

export type OrderForm = z.output<typeof orderForm>

export const orderNumber = z.string().check(z.regex(ORDER_NUMBER))

/** Returns the errors of an order by field, as the server would. */
export function findOrderErrors(
  fields: Record<string, unknown>,
  files: readonly { name: string; size: number }[],
): FieldErrors {
  const { error } = z.safeParse(orderForm, fields)
  const fileErrors = findFileErrors(files)
  return { ...(error ? toFieldErrors(error) : {}), ...(fileErrors.length > 0 ? { files: fileErrors } : {}) }
}

/** Response header with the page of the file that the preview shows: `1/2`. */
export const PREVIEW_PAGE_HEADER = 'x-preview-page'
