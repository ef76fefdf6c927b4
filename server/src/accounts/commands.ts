import type { User, UserPatch } from '@rapport/contract/accounts'
import { messages } from '@rapport/contract/messages'
import { eq } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import { AppError } from '../platform/app-error.ts'
import type { Orm } from '../platform/database.ts'
import { wrongField } from './desk.ts'
import { shownUser, type UserRow } from './queries.ts'
import { users } from './tables.ts'

/** Changes what is given of a user's data; an empty text clears. */
export async function updateUser(orm: Orm, user: UserRow, patch: UserPatch): Promise<User> {
  if (typeof patch.cityId === 'number') await refuseUnknownCity(orm, patch.cityId)
  const orNull = (text: string | undefined) => (text === '' ? null : text)
  const given = Object.entries({
    name: patch.name,
    phone: orNull(patch.phone),
    company: orNull(patch.company),
    inn: orNull(patch.inn),
    cityId: patch.cityId,
  }).filter(([, value]) => value !== undefined)
  if (given.length === 0) return shownUser(user)
  const [changed] = await orm
    .update(users)
    .set(Object.fromEntries(given))
    .where(eq(users.id, user.id))
    .returning()
  if (!changed) throw new AppError(401, messages.unauthorized)
  return shownUser(changed)
}

const CITY_ID_MAX = 2 ** 31 - 1

async function refuseUnknownCity(orm: Orm, id: number): Promise<void> {
  const known =
    id <= CITY_ID_MAX ? await orm.select({ id: cities.id }).from(cities).where(eq(cities.id, id)) : []
  if (known.length === 0) throw wrongField('cityId', messages.fieldInvalid)
}
