import { messages } from '@rapport/contract/messages'
import { listCities } from '../../contacts/queries.ts'
import { getSiteProperties } from '../../content/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isCommonPassword } from '../../platform/security/common-passwords.ts'

/** A shorter part before the @ stands in too many words to be forbidden; the whole address never may. */
const LOCAL_PART_MIN = 3

/**
 * Throws the 422 of a password that is quickly guessed: a common one, one made of the address, or of the name of the
 * site or of one of its cities with a year or a few digits.
 */
export async function rejectWeakPassword(orm: Orm, password: string, email: string): Promise<void> {
  if (isCommonPassword(password)) throw weak(messages.passwordCommon)
  const lower = password.toLowerCase()
  const [local = ''] = email.toLowerCase().split('@')
  const ofAddress = local.length >= LOCAL_PART_MIN ? local : email.toLowerCase()
  if (lower.includes(ofAddress)) throw weak(messages.passwordHasEmail)
  if (isCommonPassword(password, await listContextWords(orm))) throw weak(messages.passwordContext)
}

async function listContextWords(orm: Orm): Promise<string[]> {
  const [site, cities] = [await getSiteProperties(orm), await listCities(orm)]
  return [site?.name ?? '', ...cities.map(({ city }) => city)]
}

const weak = (message: string) => new ApiError(422, messages.invalid, { password: [message] })
