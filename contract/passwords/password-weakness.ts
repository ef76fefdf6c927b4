import { messages } from '../errors/messages.ts'
import { isCommonPassword } from './common-passwords.ts'

/** A shorter local part occurs in too many words to be forbidden; the whole email is always forbidden. */
const LOCAL_PART_MIN = 3

/** Returns why a password of an allowed length is weak: it is common, or contains the email address. */
export function findPasswordWeakness(password: string, email: string): string | undefined {
  if (isCommonPassword(password)) return messages.passwordCommon
  const normalizedEmail = email.trim().toLowerCase()
  const [local = ''] = normalizedEmail.split('@')
  const forbidden = local.length >= LOCAL_PART_MIN ? local : normalizedEmail
  return forbidden && password.toLowerCase().includes(forbidden) ? messages.passwordHasEmail : undefined
}
