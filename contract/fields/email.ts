import * as z from 'zod/mini'
import { EMAIL_MAX } from '../limits.ts'
import { messages } from '../messages.ts'

const LOCAL_MAX = 64
const DOMAIN_MAX = 253

/** What is wrong with a mail address: anything, or only that its part before the @ has other letters than Latin ones. */
export type EmailError = 'format' | 'localLetters'

/**
 * Returns what keeps a mail from being sent to an address, or undefined. A domain may be in any script
 * (`ivan@фабрика.рф`); before the @ only ASCII, because few mail servers take anything else.
 */
function findEmailError(email: string): EmailError | undefined {
  const at = email.indexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  if (at < 1 || !isDomain(domain)) return 'format'
  if (local.length > LOCAL_MAX || local.split('.').includes('')) return 'format'
  if (/^[\w.'+-]+$/.test(local)) return undefined
  return /^[\p{L}\p{M}\p{N}.'+_-]+$/u.test(local) ? 'localLetters' : 'format'
}

/** Returns an address as mail servers know it, so that two spellings of one mailbox are equal: its domain in ASCII. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at + 1)}${asciiDomain(email.slice(at + 1)) ?? email.slice(at + 1)}`
}

function isDomain(text: string): boolean {
  // In this form a name has one spelling: no full-width letters that a mail server would take for others.
  if (text !== text.normalize('NFKC') || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return false
  const ascii = asciiDomain(text)
  if (ascii === undefined || ascii.length > DOMAIN_MAX) return false
  const labels = ascii.split('.')
  return labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '')
}

const isLabel = (label: string) =>
  /^[a-z\d-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-')

/** `xn--…` of each label that is not ASCII; undefined where there is no such name. */
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
      const error = findEmailError(email)
      if (error) context.addIssue({ code: 'custom', message: EMAIL_MESSAGES[error] })
    }),
  ),
)

/** The address an account goes by: its domain in ASCII, since some browsers send it so and others as it is typed. */
export const accountEmailField = z.pipe(emailField, z.transform(asciiEmail))
