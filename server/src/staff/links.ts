import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { INVITATION_HOURS, PASSWORD_LINK_MINUTES } from '@rapport/staff-contract/staff/staff-limits'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { newToken, tokenHash } from '../platform/security/tokens.ts'
import { lockStaff, type StaffRow } from './queries.ts'
import { staff, staffLinks } from './tables.ts'

export type LinkPurpose = (typeof staffLinks.$inferSelect)['purpose']

const MINUTES: Record<LinkPurpose, number> = {
  invitation: INVITATION_HOURS * 60,
  password: PASSWORD_LINK_MINUTES,
}

/** Creates a link and returns its token. Deletes earlier links of the same purpose. */
export async function createStaffLink(
  tx: Orm,
  { staffId, purpose }: { staffId: number; purpose: LinkPurpose },
  now: Date,
): Promise<string> {
  const token = newToken()
  await tx.delete(staffLinks).where(and(eq(staffLinks.staffId, staffId), eq(staffLinks.purpose, purpose)))
  await tx
    .insert(staffLinks)
    .values({
      tokenSha256: tokenHash(token),
      staffId,
      purpose,
      expiresAt: new Date(now.getTime() + MINUTES[purpose] * MINUTE_MS),
    })
  return token
}

const isGood = (token: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(staffLinks.tokenSha256, tokenHash(token)),
    eq(staffLinks.purpose, purpose),
    gt(staffLinks.expiresAt, now),
  )

const wrongLink = () => new ApiError(422, staffMessages.linkWrong, { token: [staffMessages.linkWrong] })

/**
 * Returns the member of a link without using it up. Throws 422 if the link is unknown, used or expired, or the member
 * is blocked.
 */
export async function getLinkOwner(
  orm: Orm,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<StaffRow> {
  const [row] = await orm
    .select({ member: staff })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(and(isGood(token, purpose, now), isNull(staff.blockedAt)))
  if (!row) throw wrongLink()
  return row.member
}

/** Uses up a link. Returns its member, locked for update. Throws 422 as `getLinkOwner` does. */
export async function consumeStaffLink(
  tx: Orm,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<StaffRow> {
  const { id } = await getLinkOwner(tx, token, purpose, now)
  const member = await lockStaff(tx, id)
  const used = await tx
    .delete(staffLinks)
    .where(isGood(token, purpose, now))
    .returning({ id: staffLinks.staffId })
  if (!member || member.blockedAt || used.length === 0) throw wrongLink()
  return member
}

export async function deleteStaffLinks(tx: Orm, staffId: number): Promise<void> {
  await tx.delete(staffLinks).where(eq(staffLinks.staffId, staffId))
}

export async function deleteExpiredStaffLinks(orm: Orm, now: Date): Promise<void> {
  await orm.delete(staffLinks).where(lt(staffLinks.expiresAt, now))
}
