import {
  PRESENCE_EXPIRY_SECONDS,
  PRESENCE_TABS_MAX,
  VIEWERS_MAX,
} from '@rapport/staff-contract/editing/editing-limits'
import type { Viewer } from '@rapport/staff-contract/editing/presence'
import { and, asc, desc, eq, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'
import { contentViewers } from './tables.ts'

interface OpenTab {
  staffId: number
  tab: string
  entryId: number
}

/**
 * Notes that a tab has a thing open, and forgets tabs that no longer say so. Returns who else has it open, oneself in another
 * tab included. It locks nothing: versions keep one from overwriting the other.
 */
export async function reportPresence(orm: Orm, own: OpenTab, now: Date): Promise<Viewer[]> {
  const { staffId, tab, entryId, seenAt } = contentViewers
  const expired = new Date(now.getTime() - PRESENCE_EXPIRY_SECONDS * 1000)
  await orm.delete(contentViewers).where(lt(seenAt, expired))
  await orm
    .insert(contentViewers)
    .values({ ...own, seenAt: now })
    .onConflictDoUpdate({ target: [staffId, tab], set: { entryId: own.entryId, seenAt: now } })
  const otherTabs = and(eq(staffId, own.staffId), ne(tab, own.tab))
  const newest = orm
    .select({ tab })
    .from(contentViewers)
    .where(otherTabs)
    .orderBy(desc(seenAt))
    .limit(PRESENCE_TABS_MAX - 1)
  await orm.delete(contentViewers).where(and(otherTabs, notInArray(tab, newest)))
  return orm
    .selectDistinct({ id: staff.id, name: staff.name })
    .from(contentViewers)
    .innerJoin(staff, eq(staff.id, staffId))
    .where(and(eq(entryId, own.entryId), or(ne(staffId, own.staffId), ne(tab, own.tab))))
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(VIEWERS_MAX)
}

/** Forgets that a tab has a thing open; one that has another thing open by now keeps that. */
export async function endPresence(orm: Orm, own: OpenTab): Promise<void> {
  const { staffId, tab, entryId } = contentViewers
  await orm
    .delete(contentViewers)
    .where(and(eq(staffId, own.staffId), eq(tab, own.tab), eq(entryId, own.entryId)))
}
