import { asciiEmail } from '@rapport/contract/fields/email'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { Env } from '../../platform/process/env.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { newToken } from '../../platform/security/tokens.ts'
import { auditLog, staff } from '../tables.ts'

/** Any number that only this product takes: one process makes the first account. */
const FIRST_OWNER_LOCK = 7_265_005
/** Of a password that is made: 96 random bits. */
const PASSWORD_CHARACTERS = 16

/**
 * Makes the first account of the staff, an owner, where there is none at all. Returns its address, and its password where none
 * was given, to be told this once; undefined where somebody is there already. Safe to run from several processes at once.
 */
export async function createFirstOwner(
  orm: Orm,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<{ email: string; password: string | undefined } | undefined> {
  if (await isSomebodyThere(orm)) return undefined
  const made = ADMIN_PASSWORD === '' ? newToken().slice(0, PASSWORD_CHARACTERS) : undefined
  const passwordHash = await hashPassword(made ?? ADMIN_PASSWORD)
  const email = asciiEmail(ADMIN_EMAIL)
  const now = new Date()
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_OWNER_LOCK})`)
    if (await isSomebodyThere(tx)) return undefined
    const [owner] = await tx
      .insert(staff)
      .values({ email, name: 'Владелец', role: 'owner', passwordHash, createdAt: now, joinedAt: now })
      .returning({ id: staff.id })
    await tx
      .insert(auditLog)
      .values({
        at: now,
        action: 'createFirstOwner',
        outcome: 'done',
        subject: 'staff',
        subjectId: String(owner?.id),
        changes: { role: { after: 'owner' } },
      })
    return { email, password: made }
  })
}

const isSomebodyThere = async (orm: Orm): Promise<boolean> =>
  (await orm.select({ id: staff.id }).from(staff).limit(1)).length > 0
