import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { EMAIL_MAX } from './field-limits.ts'

const LOCAL_MAX = 64
const DOMAIN_MAX = 253

/** Error of an email address: a wrong format, or only non-Latin letters before the @. */
export type EmailError = 'format' | 'localLetters'

/**
 * Returns why no mail can be sent to an address, or undefined. A domain may be in any script
 * (`ivan@фабрика.рф`). Before the @ only ASCII: few mail servers accept more.
 */
function findEmailError(email: string): EmailError | undefined {
  const at = email.indexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  if (at < 1 || !isDomain(domain)) return 'format'
  if (local.length > LOCAL_MAX || local.split('.').includes('')) return 'format'
  if (/^[\w.'+-]+$/.test(local)) return undefined
  return /^[\p{L}\p{M}\p{N}.'+_-]+$/u.test(local) ? 'localLetters' : 'format'
}

/** Returns the address with its domain in ASCII, equal for two spellings of the same mailbox. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at + 1)}${asciiDomain(email.slice(at + 1)) ?? email.slice(at + 1)}`
}

function isDomain(text: string): boolean {
  // NFKC gives a name one spelling: no full-width letters that a mail server would normalize.
  if (text !== text.normalize('NFKC') || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return false
  const ascii = asciiDomain(text)
  if (ascii === undefined || ascii.length > DOMAIN_MAX) return false
  const labels = ascii.split('.')
  return labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '')
}

const isLabel = (label: string) =>
  /^[a-z\d-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-')

/** `xn--…` for each non-ASCII label; undefined if there is no such domain. */
function asciiDomain(text: string): string | undefined {
  try {
    return new URL(`https://${text}`).hostname
  } catch {
    return undefined
  }
}

const EMAIL_MESSAGES: Record<EmailError, string> = {
  format: messages.emailFormat,
  localLetters: messages.emailLocalLetters,
}

/** An email address with its domain in any script, parsed without surrounding spaces. */
export const emailField = z.pipe(
  z.pipe(
    z.string(messages.emailRequired),
    z.transform((text) => text.trim()),
  ),
  z.string().check(
    z.minLength(1, { error: messages.emailRequired, abort: true }),
    z.maxLength(EMAIL_MAX, { error: messages.emailTooLong, abort: true }),
    z.superRefine((email, context) => {
      const error = findEmailError(email)
      if (error) context.addIssue({ code: 'custom', message: EMAIL_MESSAGES[error] })
    }),
  ),
)

/** Email of an account, its domain in ASCII: browsers disagree on sending it in ASCII or as typed. */
export const accountEmailField = z.pipe(emailField, z.transform(asciiEmail))
