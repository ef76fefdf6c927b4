import { asciiEmail } from '@rapport/contract/fields/email'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { Env } from '../../platform/process/env.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { newToken } from '../../platform/security/tokens.ts'
import { auditLog, staff } from '../tables.ts'

/** Any lock number unique in this product: one process creates the first account. */
const FIRST_OWNER_LOCK = 7_265_005
/** Length of a generated password: 96 random bits. */
const PASSWORD_CHARACTERS = 16

/**
 * Creates an owner if there is no staff account. Returns the address, and the generated password if none is
 * configured. Returns undefined if an account exists. Safe to run in several processes at a time.
 */
export async function createFirstOwner(
  orm: Orm,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<{ email: string; password: string | undefined } | undefined> {
  if (await hasStaff(orm)) return undefined
  const generated = ADMIN_PASSWORD === '' ? newToken().slice(0, PASSWORD_CHARACTERS) : undefined
  const passwordHash = await hashPassword(generated ?? ADMIN_PASSWORD)
  const email = asciiEmail(ADMIN_EMAIL)
  const now = new Date()
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_OWNER_LOCK})`)
    if (await hasStaff(tx)) return undefined
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
    return { email, password: generated }
  })
}

const hasStaff = async (orm: Orm): Promise<boolean> =>
  (await orm.select({ id: staff.id }).from(staff).limit(1)).length > 0
