import { messages } from '@rapport/contract/errors/messages'
import { isCommonPassword } from '@rapport/contract/passwords/common-passwords'
import { findPasswordWeakness } from '@rapport/contract/passwords/password-weakness'
import { listCityHosts } from '../../contacts/queries.ts'
import { getSiteProperties } from '../../content/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * Throws the 422 of a password that is quickly guessed: a common one, one made of the address, or of the name of the
 * site or of one of its cities with a year or a few digits.
 */
export async function rejectWeakPassword(orm: Orm, password: string, email: string): Promise<void> {
  const weakness = findPasswordWeakness(password, email)
  if (weakness) throw weak(weakness)
  if (isCommonPassword(password, await listContextWords(orm))) throw weak(messages.passwordContext)
}

async function listContextWords(orm: Orm): Promise<string[]> {
  const [site, cities] = [await getSiteProperties(orm), await listCityHosts(orm)]
  return [site?.name ?? '', ...cities.map(({ city }) => city)]
}

const weak = (message: string) => new ApiError(422, messages.invalid, { password: [message] })
