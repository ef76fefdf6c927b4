import { readOrderList } from '@rapport/staff-contract/inbox/order-list'
import { readListUrl } from '@rapport/staff-contract/lists/entry-list'
import { LIST_VIEWS_MAX, SHARED_VIEWS_MAX } from '@rapport/staff-contract/lists/list-limits'
import { listMessages } from '@rapport/staff-contract/lists/list-messages'
import type { ListedKind, ListView } from '@rapport/staff-contract/lists/list-views'
import { and, asc, count, eq, ne } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { contentListViews } from '../tables.ts'
import type { Author } from '../write-entry.ts'

type Owner = Author & { staffId: number }

const { id, kind, staffId, title, isShared } = contentListViews

const toView = (row: typeof contentListViews.$inferSelect, reader: number): ListView => ({
  id: row.id,
  title: row.title,
  query: row.query,
  isShared: row.isShared,
  isOwn: row.staffId === reader,
})

/** Returns the reader's own views of a list, then the views that others share. */
export async function listViews(orm: Orm, name: ListedKind, reader: number): Promise<ListView[]> {
  const ofKind = eq(kind, name)
  const select = () => orm.select().from(contentListViews)
  const ownViews = await select()
    .where(and(ofKind, eq(staffId, reader)))
    .orderBy(asc(title))
    .limit(LIST_VIEWS_MAX)
  const shared = await select()
    .where(and(ofKind, eq(isShared, true), ne(staffId, reader)))
    .orderBy(asc(title), asc(id))
    .limit(SHARED_VIEWS_MAX)
  return [...ownViews, ...shared].map((row) => toView(row, reader))
}

const findUnknown = ({ kind, query }: { kind: ListedKind; query: string }): string[] => {
  const params = new URLSearchParams(query)
  return (kind === 'order' ? readOrderList(params) : readListUrl(kind, params)).unknown
}

/** Removes the search words of orders. They contain customers' names, and a view outlives the customer's data. */
function withoutSearch({ kind, query }: { kind: ListedKind; query: string }): string {
  if (kind !== 'order') return query
  const params = new URLSearchParams(query)
  params.delete('q')
  return params.toString()
}

/**
 * Saves a view. Replaces the author's view with the same name. Throws 422 if the query is invalid or the author has
 * too many views.
 */
export async function saveView(
  tx: Orm,
  saved: { kind: ListedKind; title: string; query: string; isShared: boolean },
  author: Owner,
): Promise<ListView> {
  const view = { ...saved, query: withoutSearch(saved) }
  if (findUnknown(view).length > 0)
    throw new ApiError(422, listMessages.filterUnknown, { query: [listMessages.filterUnknown] })
  const ofList = and(eq(kind, view.kind), eq(staffId, author.staffId))
  const [others] = await tx
    .select({ all: count() })
    .from(contentListViews)
    .where(and(ofList, ne(title, view.title)))
  if ((others?.all ?? 0) >= LIST_VIEWS_MAX)
    throw new ApiError(422, listMessages.viewsTooMany, { title: [listMessages.viewsTooMany] })
  const [row] = await tx
    .insert(contentListViews)
    .values({ ...view, staffId: author.staffId })
    .onConflictDoUpdate({
      target: [kind, staffId, title],
      set: { query: view.query, isShared: view.isShared },
    })
    .returning()
  if (!row) throw new Error('No row of the new view')
  await author.audit(tx, {
    subject: 'list-view',
    subjectId: row.id,
    title: row.title,
    after: { query: row.query, isShared: row.isShared },
  })
  return toView(row, author.staffId)
}

/** Deletes a view. Throws 404 if it is missing, 403 if it is another member's shared view. */
export async function deleteView(tx: Orm, viewId: number, author: Owner): Promise<void> {
  const [row] = await tx.select().from(contentListViews).where(eq(id, viewId)).for('update')
  if (!row || (row.staffId !== author.staffId && !row.isShared)) throw notFound()
  if (row.staffId !== author.staffId) throw new ApiError(403, listMessages.viewOfOther)
  await tx.delete(contentListViews).where(eq(id, viewId))
  await author.audit(tx, {
    subject: 'list-view',
    subjectId: row.id,
    title: row.title,
    before: { query: row.query, isShared: row.isShared },
  })
}
