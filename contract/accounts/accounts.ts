import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { accountEmailField } from '../fields/email.ts'
import { clearablePhoneField, consentField, nameField, phoneField } from '../fields/fields.ts'
import { isInn } from '../fields/inn.ts'
import { priceList } from '../prices/prices.ts'
import { COMPANY_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './account-limits.ts'
import { deviceSession } from './device-session.ts'

/** A user as their own account page shows them. The phone is `+79001234567`. */
export const user = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  inn: z.nullable(z.string()),
  cityId: z.nullable(z.number()),
  /** The user's price list. */
  priceType: priceList,
  createdAt: z.string(),
})
export type User = z.infer<typeof user>

/** The answer to a log-in: the token for the Authorization header, and the user. */
export const session = z.object({ token: z.string(), user })
export type Session = z.infer<typeof session>

export const newPassword = z
  .string(messages.passwordRequired)
  .check(
    z.minLength(PASSWORD_MIN, messages.passwordLength),
    z.maxLength(PASSWORD_MAX, messages.passwordLength),
  )
/** Not checked against today's rules for new passwords. */
export const presentPassword = z
  .string(messages.passwordRequired)
  .check(z.minLength(1, messages.passwordRequired), z.maxLength(PASSWORD_MAX, messages.passwordTooLong))
const code = z.string(messages.codeRequired).check(z.trim(), z.regex(/^\d{6}$/, messages.codeFormat))
const optionalText = (max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, messages.fieldTooLong)))

interface TypedTwice {
  password: string
  passwordConfirmation: string
}

export const sameTwice = z.refine<TypedTwice>((form) => form.password === form.passwordConfirmation, {
  error: messages.passwordsDiffer,
  path: ['passwordConfirmation'],
})

export const emailForm = z.object({ email: accountEmailField })
export const loginForm = z.object({ email: accountEmailField, password: presentPassword })
export const storePasswordForm = z
  .object({
    email: accountEmailField,
    code,
    name: nameField,
    phone: z.optional(phoneField),
    password: newPassword,
    passwordConfirmation: z.string(messages.passwordRequired),
    policy: consentField(messages.registrationPolicy),
  })
  .check(sameTwice)
export const resetPasswordForm = z
  .object({
    email: accountEmailField,
    code,
    password: newPassword,
    passwordConfirmation: z.string(messages.passwordRequired),
  })
  .check(sameTwice)
export const changePasswordForm = z
  .object({
    currentPassword: presentPassword,
    password: newPassword,
    passwordConfirmation: z.string(messages.passwordRequired),
  })
  .check(sameTwice)

/** The new email address, and the user's password as a confirmation. */
export const emailChangeForm = z.object({ email: accountEmailField, currentPassword: presentPassword })
/** The new email address with the code that was mailed to it. */
export const changeEmailForm = z.object({ email: accountEmailField, code })

/** Empty, or an INN. */
export const clearableInn = z.string().check(
  z.trim(),
  z.regex(/^(?:|\d{10}|\d{12})$/, { error: messages.innFormat, abort: true }),
  z.refine((text) => text === '' || isInn(text), messages.innWrong),
)

/** A change of the user's own data: absent fields stay, an empty text clears. */
export const userPatch = z.object({
  name: z.optional(nameField),
  phone: z.optional(clearablePhoneField),
  company: optionalText(COMPANY_NAME_MAX),
  inn: z.optional(clearableInn),
  cityId: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
})
export type UserPatch = z.output<typeof userPatch>

/** A log-in on one device. Its tokens are rotated. */
export const userSession = deviceSession
export type UserSession = z.infer<typeof userSession>

/** The city whose host continues the log-in. */
export const sessionTransferForm = z.object({
  cityId: z.number(messages.fieldInvalid).check(z.int(), z.positive(), z.maximum(2 ** 31 - 1)),
})
/** The transfer code that the other host redeems. */
export const transferCodeForm = z.object({
  transferCode: z.string(messages.codeRequired).check(z.regex(/^[\w-]{43}$/, messages.codeWrong)),
})

/** The form of an action that needs a mailed code beside the log-in. */
export const confirmCodeForm = z.object({ purpose: z.enum(['export', 'removal'], messages.fieldInvalid) })
export const codeForm = z.object({ code })
