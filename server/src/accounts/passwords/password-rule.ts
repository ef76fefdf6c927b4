import { messages } from '@rapport/contract/errors/messages'
import { isCommonPassword } from '@rapport/contract/passwords/common-passwords'
import { findPasswordWeakness } from '@rapport/contract/passwords/password-weakness'
import { listCityHosts } from '../../contacts/queries.ts'
import { getSiteProperties } from '../../content/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * Throws 422 if a password is easy to guess: a common password, or the email, the site's name or a city with some
 * digits.
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
