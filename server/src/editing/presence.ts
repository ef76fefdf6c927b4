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
 * Records that a tab has an entry open and deletes expired tabs. Returns the other viewers, including the member's
 * own other tabs. It locks nothing: the version check prevents lost updates.
 */
export async function reportPresence(orm: Orm, open: OpenTab, now: Date): Promise<Viewer[]> {
  const { staffId, tab, entryId, seenAt } = contentViewers
  const expired = new Date(now.getTime() - PRESENCE_EXPIRY_SECONDS * 1000)
  await orm.delete(contentViewers).where(lt(seenAt, expired))
  await orm
    .insert(contentViewers)
    .values({ ...open, seenAt: now })
    .onConflictDoUpdate({ target: [staffId, tab], set: { entryId: open.entryId, seenAt: now } })
  const otherTabs = and(eq(staffId, open.staffId), ne(tab, open.tab))
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
    .where(and(eq(entryId, open.entryId), or(ne(staffId, open.staffId), ne(tab, open.tab))))
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(VIEWERS_MAX)
}

/** Deletes the record of a tab, unless the tab has another entry open by now. */
export async function endPresence(orm: Orm, open: OpenTab): Promise<void> {
  const { staffId, tab, entryId } = contentViewers
  await orm
    .delete(contentViewers)
    .where(and(eq(staffId, open.staffId), eq(tab, open.tab), eq(entryId, open.entryId)))
}
