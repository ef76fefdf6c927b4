import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { emailField } from '../fields/email.ts'
import { clearablePhoneField } from '../fields/fields.ts'
import { findKppError } from '../requisites/kpp.ts'
import {
  COMPANY_LIST_MAX,
  COMPANY_NAME_MAX,
  CONTACT_NAME_MAX,
  LEGAL_INN_DIGITS,
  POSTAL_ADDRESS_MAX,
} from './account-limits.ts'
import { clearableInn } from './accounts.ts'

/** A contact person of a company. Unknown texts are empty; the phone is `+79001234567`. */
const contactPerson = z.object({ name: z.string(), post: z.string(), phone: z.string(), email: z.string() })
export type ContactPerson = z.infer<typeof contactPerson>

/** The company that a user orders for. Unknown texts are empty. */
export const company = z.object({
  /** Raised by every change. A form is stored only if it started from the current version. */
  version: z.number(),
  name: z.string(),
  inn: z.string(),
  kpp: z.string(),
  legalAddress: z.string(),
  deliveryAddresses: z.array(z.string()),
  contacts: z.array(contactPerson),
})
export type Company = z.infer<typeof company>

const clearableText = (max: number) =>
  z.string(messages.fieldInvalid).check(z.trim(), z.maxLength(max, messages.fieldTooLong))

const requiredText = (max: number, message: string) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, { error: message, abort: true }), z.maxLength(max, messages.fieldTooLong))

/** Empty, or a KPP; small letters become capitals. */
const clearableKpp = z.string(messages.kppFormat).check(
  z.trim(),
  z.toUpperCase(),
  z.refine((kpp) => kpp === '' || !findKppError(kpp), messages.kppFormat),
)

const clearableEmail = z.pipe(
  z.string(messages.emailFormat).check(z.trim()),
  z.transform((text, context) => {
    if (text === '') return ''
    const parsed = z.safeParse(emailField, text)
    if (parsed.success) return parsed.data
    for (const { message } of parsed.error.issues)
      context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  }),
)

const contactPersonFields = z
  .object({
    name: requiredText(CONTACT_NAME_MAX, messages.contactNameRequired),
    post: clearableText(CONTACT_NAME_MAX),
    phone: clearablePhoneField,
    email: clearableEmail,
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      error: messages.contactUnreachable,
      path: ['phone'],
    }),
  )

/** The whole company as a form sends it. Lists are JSON texts where the form is not JSON. */
export const companyForm = z
  .object({
    version: z.int(messages.fieldInvalid).check(z.nonnegative(messages.fieldInvalid)),
    name: clearableText(COMPANY_NAME_MAX),
    inn: clearableInn,
    kpp: clearableKpp,
    legalAddress: clearableText(POSTAL_ADDRESS_MAX),
    deliveryAddresses: z
      .array(requiredText(POSTAL_ADDRESS_MAX, messages.deliveryAddressRequired), messages.fieldInvalid)
      .check(z.maxLength(COMPANY_LIST_MAX, messages.deliveryAddressesTooMany)),
    contacts: z
      .array(contactPersonFields, messages.fieldInvalid)
      .check(z.maxLength(COMPANY_LIST_MAX, messages.contactsTooMany)),
  })
  .check(
    z.refine(({ inn, kpp }) => kpp === '' || inn.length === LEGAL_INN_DIGITS, {
      error: messages.kppOfPerson,
      path: ['kpp'],
    }),
  )
export type CompanyForm = z.output<typeof companyForm>
