import type { Orm } from '../platform/database/database.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { listDifferences } from './difference.ts'
import { createEntry, discardDraft, restoreVersion, saveDraft } from './drafts.ts'
import { findEntry, listScheduled } from './entries.ts'
import { listRoutes, type WriteContent } from './list/routes.ts'
import { listInOrder, placeEntry } from './order/place-entry.ts'
import { endPresence, reportPresence } from './presence.ts'
import { publishEntries, takeDownEntry } from './publish.ts'
import { mayReadKind, requireEntries, requireKind, requireVersion } from './require-kinds.ts'
import type { ScheduleDeps } from './schedules/run-schedules.ts'
import { scheduleEntry } from './schedules/schedule.ts'
import { restoreEntry, trashEntry } from './trash/trash-entry.ts'
import { copyEntry } from './tree/copy-entry.ts'
import { findEntryPlaces, findPathMoves } from './tree/entry-places.ts'
import { listItemGroups } from './tree/item-groups.ts'
import { listItemNodes } from './tree/item-nodes.ts'
import { moveItem } from './tree/move-item.ts'
import { findVersions, listVersions } from './versions.ts'
import { type Author, lockEntry, lockPublications } from './write-entry.ts'

type Call = Pick<AdminCall<'saveDraft'>, 'current' | 'audit' | 'requirePermission'>
type Command<T> = (tx: Orm, author: Author & { staffId: number }) => Promise<T>
/** Adds the endpoints that read content. */
export function readingRoutes(route: AddAdminRoute, { database: { orm }, now }: ScheduleDeps): void {
  route('getEntryOrder', async (call) => {
    await requireKind(call, call.input.kind, 'read')
    return { entries: await listInOrder(orm, call.input.kind) }
  })
  route('getEntry', async (call) => {
    await requireEntries(orm, call, [call.input.id], 'read')
    return { entry: await orNotFound(findEntry(orm, call.input.id)) }
  })
  route('reportPresence', async (call) => {
    const { input, form, current } = call
    await requireEntries(orm, call, [input.id], 'read')
    await orNotFound(findEntry(orm, input.id))
    const openTab = { staffId: current.member.id, tab: form.tab, entryId: input.id }
    return { viewers: await reportPresence(orm, openTab, now()) }
  })
  route('endPresence', async ({ input, current }) => {
    await endPresence(orm, { staffId: current.member.id, tab: input.tab, entryId: input.id })
    return {}
  })
  route('getSchedule', async ({ current }) => {
    const entries = await listScheduled(orm)
    return { entries: entries.filter(({ kind }) => mayReadKind(current.member.role, kind)) }
  })
  route('getItemNodes', ({ input }) => listItemNodes(orm, input))
  route('getItemGroups', async ({ input }) => ({ groups: await listItemGroups(orm, input.title) }))
  route('getEntryPlaces', async (call) => {
    await requireEntries(orm, call, [call.input.id], 'read')
    return findEntryPlaces(orm, call.input.id)
  })
  route('getAddressMoves', async (call) => {
    await requireEntries(orm, call, [call.input.id], 'read')
    return findPathMoves(orm, call.input.id, call.input.group)
  })
  route('getVersions', async (call) => {
    await requireEntries(orm, call, [call.input.id], 'read')
    return listVersions(orm, call.input)
  })
  route('getVersion', async (call) => {
    await requireVersion(orm, call, call.input.id, 'read')
    return { version: await getVersion(orm, call.input.id) }
  })
  route('getDifference', async (call) => {
    await requireVersion(orm, call, call.input.id, 'read')
    const [after, before] = [await getVersion(orm, call.input.id), await getVersion(orm, call.input.from)]
    // Versions of different entries are not compared.
    if (before.entryId !== after.entryId) return { fields: [] }
    return { fields: listDifferences(before.snapshot, after.snapshot) }
  })
}

const getVersion = (orm: Orm, id: number) => orNotFound(findVersions(orm, [id]).then(([version]) => version))

/** Adds the endpoints that write content. Each write locks the staff member's session in its transaction. */
export function writingRoutes(route: AddAdminRoute, { database: { orm }, jobs, now }: ScheduleDeps): void {
  const write: WriteContent = ({ current, audit }, command) =>
    orm.transaction(async (tx) => {
      const { id: staffId, role } = await lockCurrent(tx, current)
      return command(tx, { staffId, role, now: now(), audit })
    })
  const writeEntries = async <T>(call: Call, ids: number[], command: Command<T>) => {
    await requireEntries(orm, call, ids, 'write')
    return write(call, command)
  }
  /** The command checks which fields are changed. */
  const writeFields = async <T>(call: Call, ids: number[], command: Command<T>) => {
    await requireEntries(orm, call, ids, 'writeSeo')
    return write(call, command)
  }
  const fetchEntry = async (id: number) => ({ entry: await orNotFound(findEntry(orm, id)) })

  listRoutes(route, orm, write)
  route('createEntry', async (call) => {
    await requireKind(call, call.form.kind, 'write')
    return fetchEntry(await write(call, (tx, author) => createEntry(tx, call.form, author)))
  })
  route('saveDraft', async (call) => {
    const { version, snapshot, reason = 'save' } = call.form
    const target = { id: call.input.id, version }
    await writeFields(call, [target.id], (tx, author) => saveDraft(tx, target, { snapshot, reason }, author))
    return fetchEntry(target.id)
  })
  route('discardDraft', async (call) => {
    const target = { ...call.input, ...call.form }
    await writeFields(call, [target.id], (tx, author) => discardDraft(tx, target, author))
    return { entry: (await findEntry(orm, target.id)) ?? null }
  })
  route('publishEntries', async (call) => {
    const { entries } = call.form
    const ids = entries.map(({ id }) => id)
    await writeFields(call, ids, (tx, author) => publishEntries(tx, entries, author))
    return { entries: await Promise.all(ids.map(async (id) => (await fetchEntry(id)).entry)) }
  })
  route('takeDownEntry', async (call) => {
    const target = { ...call.input, ...call.form }
    await writeEntries(call, [target.id], async (tx, author) => {
      await lockPublications(tx)
      return takeDownEntry(tx, await lockEntry(tx, target), author)
    })
    return fetchEntry(target.id)
  })
  route('trashEntry', async (call) => {
    const target = { ...call.input, ...call.form }
    await writeEntries(call, [target.id], (tx, author) => trashEntry(tx, target, author))
    return fetchEntry(target.id)
  })
  route('restoreEntry', async (call) => {
    const { version, as } = call.form
    const target = { id: call.input.id, version }
    await writeEntries(call, [target.id], (tx, author) => restoreEntry(tx, target, as, author))
    return fetchEntry(target.id)
  })
  route('scheduleEntry', async (call) => {
    const { version, ...minutes } = call.form
    const target = { id: call.input.id, version }
    await writeEntries(call, [target.id], (tx, author) =>
      scheduleEntry(tx, jobs, { target, minutes }, author),
    )
    return fetchEntry(target.id)
  })
  route('placeEntry', async (call) => {
    const { version, ...place } = call.form
    const target = { id: call.input.id, version }
    await writeEntries(call, [target.id], (tx, author) => placeEntry(tx, target, place, author))
    return fetchEntry(target.id)
  })
  route('moveItem', async (call) => {
    const { version, ...place } = call.form
    const target = { id: call.input.id, version }
    await writeEntries(call, [target.id], (tx, author) => moveItem(tx, target, place, author))
    return fetchEntry(target.id)
  })
  route('copyEntry', async (call) => {
    const { id } = call.input
    return fetchEntry(await writeEntries(call, [id], (tx, author) => copyEntry(tx, id, author)))
  })
  route('restoreVersion', async (call) => {
    await requireVersion(orm, call, call.input.id, 'write')
    const target = { ...call.input, ...call.form }
    return fetchEntry(await write(call, (tx, author) => restoreVersion(tx, target, author)))
  })
}
