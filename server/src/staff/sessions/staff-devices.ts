import type { StaffDevice } from '@rapport/staff-contract/staff/staff'
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { deviceName } from '../../platform/http/request/device-name.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staffSessions } from '../tables.ts'
import type { CurrentStaff } from './current-staff.ts'
import { SESSIONS_MAX } from './staff-sessions.ts'

/** Returns the sessions of a member, last used first. */
export async function listStaffDevices(
  { database: { orm }, geoip, now }: Pick<StaffDeps, 'database' | 'geoip' | 'now'>,
  { session }: CurrentStaff,
): Promise<StaffDevice[]> {
  const rows = await orm
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, session.staffId),
        eq(staffSessions.stage, 'complete'),
        gt(staffSessions.expiresAt, now()),
      ),
    )
    .orderBy(desc(staffSessions.lastUsedAt))
    .limit(SESSIONS_MAX)
  return rows.map(({ id, userAgent, network, startedAt, lastUsedAt }) => ({
    id,
    device: deviceName(userAgent),
    network,
    place: geoip.findPlace(network) ?? null,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === session.id,
  }))
}

/** Ends a session of a member. Returns false if there is none. The member must be locked for update. */
export async function deleteStaffSession(tx: Orm, staffId: number, id: string): Promise<boolean> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id })
  return ended.length > 0
}

/**
 * Ends all sessions of a member except `exceptId`, and returns their number. The member must be locked for update.
 */
export async function deleteMemberSessions(tx: Orm, staffId: number, exceptId?: string): Promise<number> {
  const ofMember = eq(staffSessions.staffId, staffId)
  const ended = await tx
    .delete(staffSessions)
    .where(exceptId === undefined ? ofMember : and(ofMember, ne(staffSessions.id, exceptId)))
    .returning({ id: staffSessions.id })
  return ended.length
}

export async function deleteExpiredStaffSessions(orm: Orm, now: Date): Promise<void> {
  await orm.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
}
