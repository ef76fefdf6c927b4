import { LEGAL_INN_DIGITS } from '@rapport/contract/accounts/account-limits'
import type { User, UserPatch } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/errors/messages'
import { eq, sql } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { fieldError } from '../platform/http/field-errors.ts'
import { deleteExpiredCodes } from './codes/codes.ts'
import { deleteExpiredChallenges } from './passkeys/challenges.ts'
import { toUser, type UserRow } from './queries.ts'
import { deleteUnusedDevices } from './sessions/known-devices.ts'
import { deleteExpiredTransfers } from './sessions/session-transfers.ts'
import { deleteExpiredSessions } from './sessions/sessions.ts'
import { users } from './tables.ts'

/** Updates the given fields of a user; an empty text clears its field. */
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
  if (given.length === 0) return toUser(user)
  const [changed] = await orm
    .update(users)
    .set({ ...Object.fromEntries(given), ...companyChanges(patch) })
    .where(eq(users.id, user.id))
    .returning()
  if (!changed) throw new ApiError(401, messages.unauthorized)
  return toUser(changed)
}

/**
 * Raises the version, so that an open company form notices the change. A KPP is removed when the INN becomes a
 * person's.
 */
function companyChanges({ company, inn }: UserPatch) {
  if (company === undefined && inn === undefined) return {}
  const companyVersion = sql`${users.companyVersion} + 1`
  return inn === undefined || inn.length === LEGAL_INN_DIGITS
    ? { companyVersion }
    : { companyVersion, kpp: null }
}

const CITY_ID_MAX = 2 ** 31 - 1

async function refuseUnknownCity(orm: Orm, id: number): Promise<void> {
  const known =
    id <= CITY_ID_MAX ? await orm.select({ id: cities.id }).from(cities).where(eq(cities.id, id)) : []
  if (known.length === 0) throw fieldError('cityId', messages.fieldInvalid)
}

/** Deletes expired sessions, transfers, codes, challenges and devices. */
export async function deleteExpiredAccountData({ orm }: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(orm, now)
  await deleteExpiredTransfers(orm, now)
  await deleteExpiredCodes(orm, now)
  await deleteExpiredChallenges(orm, now)
  await deleteUnusedDevices(orm, now)
}
