import { messages } from '@rapport/contract/messages'
import { AppError } from '../platform/app-error.ts'
import { isCommonPassword } from '../platform/passwords-common.ts'

/** A shorter part before the @ stands in too many words to be forbidden; the whole address never may. */
const LOCAL_PART_MIN = 3

/** Throws the 422 of a password that is quickly guessed: a common one, or one made of the address. */
export function refuseWeakPassword(password: string, email: string): void {
  if (isCommonPassword(password)) throw weak(messages.passwordCommon)
  const lower = password.toLowerCase()
  const [local = ''] = email.toLowerCase().split('@')
  const ofAddress = local.length >= LOCAL_PART_MIN ? local : email.toLowerCase()
  if (lower.includes(ofAddress)) throw weak(messages.passwordHasEmail)
}

const weak = (message: string) => new AppError(422, messages.invalid, { password: [message] })
