import { CONTENT_KINDS, type ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { LIST_CHOICES_MAX } from '@rapport/staff-contract/lists/list-limits'
import { listMessages } from '@rapport/staff-contract/lists/list-messages'
import type { ListedKind } from '@rapport/staff-contract/lists/list-views'
import { getKindPermissions, writableFields } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission, rolesWith, type StaffRole } from '@rapport/staff-contract/staff/permissions'
import { asc, inArray } from 'drizzle-orm'
import { postTags } from '../../blog/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AddAdminRoute, AdminCall } from '../../staff/admin-route.ts'
import { staff } from '../../staff/tables.ts'
import { mayReadKind, requireKind } from '../require-kinds.ts'
import { contentEntries } from '../tables.ts'
import type { Author } from '../write-entry.ts'
import { countListed } from './count-listed.ts'
import { matches } from './entry-filter.ts'
import { listEntries } from './list-entries.ts'
import { deleteView, listViews, saveView } from './list-views.ts'

/** Runs a command in a transaction that locks the staff member's session. */
export type WriteContent = <T>(
  call: Pick<AdminCall<'saveDraft'>, 'current' | 'audit' | 'requirePermission'>,
  command: (tx: Orm, author: Author & { staffId: number }) => Promise<T>,
) => Promise<T>

/** Returns the staff who may write a kind, and the tags in use. */
async function findChoices(orm: Orm, kind: ContentKindName) {
  const { write, writeSeo = write } = getKindPermissions(kind)
  const roles = [...new Set([...rolesWith(write), ...rolesWith(writeSeo)])]
  const editors = await orm
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.role, roles))
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(LIST_CHOICES_MAX)
  const { tag } = postTags
  const tags =
    kind === 'post'
      ? await orm.selectDistinct({ tag }).from(postTags).orderBy(asc(tag)).limit(LIST_CHOICES_MAX)
      : []
  return { editors, tags: tags.map((row) => row.tag) }
}

/** Throws 403 if the staff member may not read the list. */
const requireList = (call: AdminCall, kind: ListedKind): Promise<void> =>
  kind === 'order' ? call.requirePermission('orders.read') : requireKind(call, kind, 'read')

const mayShare = (role: StaffRole, kind: ListedKind): boolean =>
  kind === 'order' ? hasPermission(role, 'orders.write') : writableFields(role, kind) !== 'none'

/** Adds the endpoints of lists, counts and list views. */
export function listRoutes(route: AddAdminRoute, orm: Orm, write: WriteContent): void {
  route('getEntries', async (call) => {
    const { kind } = call.input
    if (kind) await requireKind(call, kind, 'read')
    const { role } = call.current.member
    const kinds = kind ? [kind] : CONTENT_KINDS.filter((one) => mayReadKind(role, one))
    return listEntries(orm, { ...call.input, kinds })
  })
  route('getEntryCount', async (call) => {
    const { kind, ...filter } = call.input
    await requireKind(call, kind, 'read')
    return countListed(orm, contentEntries, await matches(orm, [kind], filter))
  })
  route('getListChoices', async (call) => {
    await requireKind(call, call.input.kind, 'read')
    return findChoices(orm, call.input.kind)
  })
  route('getListViews', async (call) => {
    await requireList(call, call.input.kind)
    return { views: await listViews(orm, call.input.kind, call.current.member.id) }
  })
  route('saveListView', async (call) => {
    const { form } = call
    await requireList(call, form.kind)
    if (form.isShared && !mayShare(call.current.member.role, form.kind))
      throw new ApiError(403, listMessages.shareRefused, { isShared: [listMessages.shareRefused] })
    return { view: await write(call, (tx, author) => saveView(tx, form, author)) }
  })
  route('deleteListView', async (call) => {
    await write(call, (tx, author) => deleteView(tx, call.input.id, author))
    return {}
  })
}
