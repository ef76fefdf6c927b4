import { messages } from '../messages.ts'
import { isCommonPassword } from './common-passwords.ts'

/** A shorter part before the @ stands in too many words to be forbidden; the whole address never may. */
const LOCAL_PART_MIN = 3

/** Returns why a password of an allowed length is quickly guessed: a common one, or one with the address in it. */
export function findPasswordWeakness(password: string, email: string): string | undefined {
  if (isCommonPassword(password)) return messages.passwordCommon
  const address = email.trim().toLowerCase()
  const [local = ''] = address.split('@')
  const forbidden = local.length >= LOCAL_PART_MIN ? local : address
  return forbidden && password.toLowerCase().includes(forbidden) ? messages.passwordHasEmail : undefined
}
