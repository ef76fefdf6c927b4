import { CONTENT_KINDS, contentKinds } from '@rapport/contract/editing/content-kinds'
import { hasPermission } from '@rapport/contract/staff/permissions'
import type { Orm } from '../platform/database/database.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { listDifferences } from './difference.ts'
import { createEntry, discardDraft, restoreVersion, saveDraft } from './drafts.ts'
import { findEntry, listEntries, listScheduled } from './entries.ts'
import { reportPresence } from './presence.ts'
import { publishEntries, takeDownEntry } from './publish.ts'
import type { ScheduleDeps } from './run-schedules.ts'
import { scheduleEntry } from './schedule.ts'
import { findVersions, listVersions } from './versions.ts'
import { type Author, lockEntry } from './write-entry.ts'

type Call = Pick<AdminCall<'saveDraft'>, 'current' | 'audit'>

/** Endpoints that only read content. */
export function readingRoutes(route: AddAdminRoute, { database: { orm }, now }: ScheduleDeps): void {
  route('getEntries', ({ input, current }) => {
    const readable = CONTENT_KINDS.filter((kind) =>
      hasPermission(current.member.role, contentKinds[kind].permissions.read),
    )
    return listEntries(orm, {
      ...input,
      kinds: readable.filter((kind) => input.kind === undefined || kind === input.kind),
    })
  })
  route('getEntry', async ({ input }) => ({ entry: await orNotFound(findEntry(orm, input.id)) }))
  route('reportPresence', async ({ input, form, current }) => {
    await orNotFound(findEntry(orm, input.id))
    const own = { staffId: current.member.id, tab: form.tab, entryId: input.id }
    return { viewers: await reportPresence(orm, own, now()) }
  })
  route('getSchedule', async () => ({ entries: await listScheduled(orm) }))
  route('getVersions', ({ input }) => listVersions(orm, input))
  route('getVersion', async ({ input }) => ({ version: await getVersion(orm, input.id) }))
  route('getDifference', async ({ input }) => {
    const [after, before] = [await getVersion(orm, input.id), await getVersion(orm, input.from)]
    // Two things have nothing to compare.
    if (before.entryId !== after.entryId) return { fields: [] }
    return { fields: listDifferences(before.snapshot, after.snapshot) }
  })
}

const getVersion = (orm: Orm, id: number) => orNotFound(findVersions(orm, [id]).then(([version]) => version))

/** Endpoints that write content: each in one transaction, by somebody whose session is still there. */
export function writingRoutes(route: AddAdminRoute, { database: { orm }, jobs, now }: ScheduleDeps): void {
  const write = <T>(
    { current, audit }: Call,
    command: (tx: Orm, author: Author & { staffId: number }) => Promise<T>,
  ) =>
    orm.transaction(async (tx) => {
      const { id: staffId } = await lockCurrent(tx, current)
      return command(tx, { staffId, now: now(), audit })
    })
  const entryOf = async (id: number) => ({ entry: await orNotFound(findEntry(orm, id)) })

  route('createEntry', async (call) =>
    entryOf(await write(call, (tx, author) => createEntry(tx, call.form, author))),
  )
  route('saveDraft', async (call) => {
    const { version, snapshot, reason = 'save' } = call.form
    const target = { id: call.input.id, version }
    await write(call, (tx, author) => saveDraft(tx, target, { snapshot, reason }, author))
    return entryOf(target.id)
  })
  route('discardDraft', async (call) => {
    const target = { ...call.input, ...call.form }
    await write(call, (tx, author) => discardDraft(tx, target, author))
    return { entry: (await findEntry(orm, target.id)) ?? null }
  })
  route('publishEntries', async (call) => {
    const { entries } = call.form
    await write(call, (tx, author) => publishEntries(tx, entries, author))
    return { entries: await Promise.all(entries.map(async ({ id }) => (await entryOf(id)).entry)) }
  })
  route('takeDownEntry', async (call) => {
    const target = { ...call.input, ...call.form }
    await write(call, async (tx, author) => takeDownEntry(tx, await lockEntry(tx, target), author))
    return entryOf(target.id)
  })
  route('scheduleEntry', async (call) => {
    const { version, ...minutes } = call.form
    const target = { id: call.input.id, version }
    await write(call, (tx, author) => scheduleEntry(tx, jobs, { target, minutes }, author))
    return entryOf(target.id)
  })
  route('restoreVersion', async (call) =>
    entryOf(await write(call, (tx, author) => restoreVersion(tx, { ...call.input, ...call.form }, author))),
  )
}
