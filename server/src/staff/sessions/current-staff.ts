import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { lockStaff, type StaffRow } from '../queries.ts'
import { staff, staffSessions } from '../tables.ts'
import { getExpiry, type StaffSessionRow } from './staff-sessions.ts'

const TOUCH_INTERVAL_MS = 60_000

export interface CurrentStaff {
  member: StaffRow
  session: StaffSessionRow
}

/** Returns the session of a token, unless its member is blocked. */
export async function findStaffSession(
  orm: Orm,
  token: string,
  now: Date,
): Promise<CurrentStaff | undefined> {
  const [row] = await orm
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
  return row
}

/** Returns the session of a token and stores its use. */
export async function touchStaffSession(
  orm: Orm,
  token: string,
  now: Date,
): Promise<CurrentStaff | undefined> {
  const row = await findStaffSession(orm, token, now)
  if (!row || now.getTime() - row.session.lastUsedAt.getTime() < TOUCH_INTERVAL_MS) return row
  const used = { lastUsedAt: now, expiresAt: getExpiry(row.session, now) }
  await orm.update(staffSessions).set(used).where(eq(staffSessions.id, row.session.id))
  return { ...row, session: { ...row.session, ...used } }
}

/**
 * Locks and returns the current member, so that an ended session can no longer write. Throws 401 if the session has
 * ended.
 */
export async function lockCurrent(tx: Orm, { member, session }: CurrentStaff): Promise<StaffRow> {
  const current = await lockStaff(tx, member.id)
  if (!current || !(await isLive(tx, session))) throw new ApiError(401, staffMessages.signIn)
  return current
}

/** Returns whether a session still exists at the same stage. Its member must be locked. */
export async function isLive(tx: Orm, { id, stage }: StaffSessionRow): Promise<boolean> {
  const live = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.stage, stage)))
  return live.length > 0
}
