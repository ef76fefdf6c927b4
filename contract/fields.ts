import * as z from 'zod/mini'
import { EMAIL_MAX, NAME_MAX } from './limits.ts'
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

/** A whole number of Russia or Kazakhstan in any common spelling; parsed to `+79001234567`. */
export const phoneField = z.pipe(
  z.string(messages.phoneRequired).check(z.minLength(1, { error: messages.phoneRequired, abort: true })),
  z.transform((text, context) => {
    const number = normalizePhone(text)
    if (number) return number
    const message = readPhone(text).kind === 'foreign' ? messages.phoneForeign : messages.phoneFormat
    context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  }),
)

/** A mail address; parsed without spaces around it. */
export const emailField = z.pipe(
  z.pipe(
    z.string(messages.emailRequired),
    z.transform((text) => text.trim()),
  ),
  z
    .string()
    .check(
      z.minLength(1, { error: messages.emailRequired, abort: true }),
      z.maxLength(EMAIL_MAX, { error: messages.emailTooLong, abort: true }),
      z.email(messages.emailFormat),
    ),
)
