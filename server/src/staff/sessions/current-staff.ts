import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { lockStaff, type StaffRow } from '../queries.ts'
import { staff, staffSessions } from '../tables.ts'
import { expiryOf, type StaffSessionRow } from './staff-sessions.ts'

/** The last use is noted no more often than that. */
const NOTED_EVERY_MS = 60_000

/** Who is asking, and in which session. */
export interface CurrentStaff {
  member: StaffRow
  session: StaffSessionRow
}

/** Returns the session that a token opens, of somebody who is not blocked. */
export async function findStaffSession(
  orm: Orm,
  token: string,
  now: Date,
): Promise<CurrentStaff | undefined> {
  const [found] = await orm
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenSha256, tokenHash(token)),
        gt(staffSessions.expiresAt, now),
        isNull(staff.blockedAt),
      ),
    )
  return found
}

/** The same, and notes its use. */
export async function touchStaffSession(
  orm: Orm,
  token: string,
  now: Date,
): Promise<CurrentStaff | undefined> {
  const found = await findStaffSession(orm, token, now)
  if (!found || now.getTime() - found.session.lastUsedAt.getTime() < NOTED_EVERY_MS) return found
  const used = { lastUsedAt: now, expiresAt: expiryOf(found.session, now) }
  await orm.update(staffSessions).set(used).where(eq(staffSessions.id, found.session.id))
  return { ...found, session: { ...found.session, ...used } }
}

/**
 * Locks whoever asks for an update, so that nothing is done by a session that ended meanwhile. Returns the account as it is
 * now; throws the 401.
 */
export async function lockCurrent(tx: Orm, { member, session }: CurrentStaff): Promise<StaffRow> {
  const present = await lockStaff(tx, member.id)
  if (!present || !(await isLive(tx, session))) throw new ApiError(401, staffMessages.signIn)
  return present
}

/** Whether a session whose owner is locked is there still, at the same stage. */
export async function isLive(tx: Orm, { id, stage }: StaffSessionRow): Promise<boolean> {
  const live = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.stage, stage)))
  return live.length > 0
}
