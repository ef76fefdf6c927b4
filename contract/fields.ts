import * as z from 'zod/mini'
import { asciiEmail, type EmailFault, emailFault } from './email.ts'
import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { normalizePhone, readPhone } from './phone.ts'

/** Russian or Latin letters and spaces, 30 at most (§5). */
export const nameField = z.pipe(
  z.pipe(
    z.string(messages.nameRequired),
    z.transform((text) => text.trim()),
  ),
  z
    .string()
    .check(
      z.minLength(1, { error: messages.nameRequired, abort: true }),
      z.maxLength(NAME_MAX, messages.nameTooLong),
      z.regex(/^[A-Za-zА-Яа-яЁё ]*$/, messages.nameLetters),
    ),
)

type Issues = { issues: z.core.$ZodRawIssue[] }

function parsePhone(text: string, context: Issues): string {
  const number = normalizePhone(text)
  if (number) return number
  const message = readPhone(text).kind === 'foreign' ? messages.phoneForeign : messages.phoneFormat
  context.issues.push({ code: 'custom', message, input: text })
  return z.NEVER
}

/** A whole number of Russia or Kazakhstan in any common spelling; parsed to `+79001234567`. */
export const phoneField = z.pipe(
  z
    .string(messages.phoneRequired)
    .check(
      z.minLength(1, { error: messages.phoneRequired, abort: true }),
      z.maxLength(PHONE_MAX, { error: messages.phoneFormat, abort: true }),
    ),
  z.transform(parsePhone),
)

/** A phone that an empty text clears. */
export const clearablePhoneField = z.pipe(
  z.string(messages.phoneFormat).check(z.maxLength(PHONE_MAX, { error: messages.phoneFormat, abort: true })),
  z.transform((text, context) => (text === '' ? '' : parsePhone(text, context))),
)

const EMAIL_FAULTS: Record<EmailFault, string> = {
  format: messages.emailFormat,
  localLetters: messages.emailLocalLetters,
}

/** A mail address, its domain in any script; parsed without spaces around it. */
export const emailField = z.pipe(
  z.pipe(
    z.string(messages.emailRequired),
    z.transform((text) => text.trim()),
  ),
  z.string().check(
    z.minLength(1, { error: messages.emailRequired, abort: true }),
    z.maxLength(EMAIL_MAX, { error: messages.emailTooLong, abort: true }),
    z.superRefine((email, context) => {
      const fault = emailFault(email)
      if (fault) context.addIssue({ code: 'custom', message: EMAIL_FAULTS[fault] })
    }),
  ),
)

/** The address an account goes by: its domain in ASCII, since some browsers send it so and others as it is typed. */
export const accountEmailField = z.pipe(emailField, z.transform(asciiEmail))

/** A check box that has to be ticked, as forms send it: `1`, `on`, `true`, or a boolean in JSON. */
export const consentField = (message: string) =>
  z.pipe(
    z.pipe(
      z.union([z.boolean(), z.string(), z.number()], message),
      z.transform((value) => ['1', 'on', 'true'].includes(String(value))),
    ),
    z.literal(true, message),
  )
