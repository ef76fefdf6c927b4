import * as z from 'zod/mini'
import type { FieldErrors } from '../errors/error-response.ts'
import { messages } from '../errors/messages.ts'
import { NAME_MAX, PHONE_MAX } from './field-limits.ts'
import { normalizePhone, parsePhone } from './phone.ts'

/** Russian or Latin letters and spaces, 30 at most. */
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

function requirePhone(text: string, context: Issues): string {
  const number = normalizePhone(text)
  if (number) return number
  context.issues.push({ code: 'custom', message: phoneMessage(text), input: text })
  return z.NEVER
}

function phoneMessage(text: string): string {
  const phone = parsePhone(text)
  if (phone.kind !== 'foreign') return messages.phoneFormat
  return phone.digits === undefined ? messages.phoneForeign : messages.phoneAbroad
}

/**
 * A whole phone number in any common spelling, foreign ones with + or 00 and the country code. Parsed to
 * `+79001234567`, `+375291234567`.
 */
export const phoneField = z.pipe(
  z
    .string(messages.phoneRequired)
    .check(
      z.minLength(1, { error: messages.phoneRequired, abort: true }),
      z.maxLength(PHONE_MAX, { error: messages.phoneFormat, abort: true }),
    ),
  z.transform(requirePhone),
)

/** A phone; an empty text clears it. */
export const clearablePhoneField = z.pipe(
  z.string(messages.phoneFormat).check(z.maxLength(PHONE_MAX, { error: messages.phoneFormat, abort: true })),
  z.transform((text, context) => (text === '' ? '' : requirePhone(text, context))),
)

/** A required check box as forms send it: `1`, `on`, `true`, or a boolean in JSON. */
export const consentField = (message: string) =>
  z.pipe(
    z.pipe(
      z.union([z.boolean(), z.string(), z.number()], message),
      z.transform((value) => ['1', 'on', 'true'].includes(String(value))),
    ),
    z.literal(true, message),
  )

/** Returns the messages of a failed check by field, `contacts.0.email` within a list, each once. */
export function toFieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = path.join('.') || 'message'
    const list = errors[field] ?? []
    errors[field] = list
    if (!list.includes(message)) list.push(message)
  }
  return errors
}
