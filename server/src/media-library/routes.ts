import { readFile } from 'node:fs/promises'
import { countListed } from '../editing/list/count-listed.ts'
import { storePicture } from '../media/commands.ts'
import { type MediaRow, media } from '../media/tables.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { ConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import type { UploadedFile } from '../staff/parse-upload.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { addMedia, replaceFile, updateAlt, updateFocus, updateTags } from './commands.ts'
import { findAsset, isSelected, listFolders, listMedia } from './queries.ts'
import { storeUploadedDocument } from './store-uploaded-document.ts'
import { restoreMedia, trashMedia } from './trash-media.ts'
import { listUsages } from './usages.ts'
import { lockMedia } from './write-media.ts'

export interface MediaLibraryDeps {
  database: Database
  storage: Storage
  jobs: Jobs
  /** Limits how many files are inspected at once. */
  inspections: ConcurrencyLimit
  now: Clock
}

type Call = Pick<AdminCall<'updateMediaAlt'>, 'current'>

/** Runs a write in a transaction that locks the staff member's session. */
const write = <T>({ orm }: Database, { current }: Call, command: (tx: Orm) => Promise<T>) =>
  orm.transaction(async (tx) => {
    await lockCurrent(tx, current)
    return command(tx)
  })

const changedAsset = async ({ orm }: Database, id: number) => ({
  asset: await orNotFound(findAsset(orm, id)),
})

/** Adds the endpoints of the library that receive no file. */
export function mediaLibraryRoutes(route: AddAdminRoute, { database, now }: MediaLibraryDeps): void {
  const { orm } = database
  route('getMedia', ({ input }) => listMedia(orm, input))
  route('getMediaCount', ({ input }) => countListed(orm, media, isSelected(orm, input)))
  route('getMediaFolders', async () => ({ folders: await listFolders(orm) }))
  route('getMediaDetails', async ({ input: { id } }) => ({
    ...(await changedAsset(database, id)),
    ...(await listUsages(orm, id)),
  }))
  route('updateMediaAlt', async (call) => {
    const target = { id: call.input.id, version: call.form.version }
    await write(database, call, (tx) => updateAlt(tx, target, call.form.alt, call.audit))
    return changedAsset(database, target.id)
  })
  route('updateMediaFocus', async (call) => {
    const target = { id: call.input.id, version: call.form.version }
    await write(database, call, (tx) => updateFocus(tx, target, call.form.focus, call.audit))
    return changedAsset(database, target.id)
  })
  route('updateMediaTags', async (call) => {
    const target = { id: call.input.id, version: call.form.version }
    await write(database, call, async (tx) =>
      updateTags(tx, await lockMedia(tx, target), call.form.tags, call.audit),
    )
    return changedAsset(database, target.id)
  })
  route('trashMedia', async (call) => {
    const target = { id: call.input.id, version: call.form.version }
    await write(database, call, (tx) => trashMedia(tx, target, now(), call.audit))
    return changedAsset(database, target.id)
  })
  route('restoreMedia', async (call) => {
    const target = { id: call.input.id, version: call.form.version }
    await write(database, call, (tx) => restoreMedia(tx, target, call.audit))
    return changedAsset(database, target.id)
  })
}

/** Adds the endpoints that receive a file. The file is inspected and stored before any row is locked. */
export function mediaUploadRoutes(route: AddAdminRoute, deps: MediaLibraryDeps): void {
  const { database, jobs } = deps
  route('uploadMedia', async (call) => {
    const row = await store(deps, call.file)
    return write(database, call, (tx) => addMedia(tx, jobs, row, call.audit))
  })
  route('uploadDocument', async (call) => {
    const { row, path, ...stored } = await storeUploadedDocument(deps.storage, call.file)
    await write(database, call, (tx) => call.audit(tx, row))
    return { path, ...stored }
  })
  route('replaceMedia', async (call) => {
    const target = { id: call.input.id, version: call.form.version }
    const { asset } = await changedAsset(database, target.id)
    const stored = await store(deps, call.file, asset.name)
    await write(database, call, (tx) => replaceFile(tx, jobs, { target, stored }, call.audit))
    return changedAsset(database, target.id)
  })
}

/**
 * Stores a file under its own name, or under the name of the picture it replaces. Throws 422 if it is not a picture.
 */
function store(
  { storage, inspections }: MediaLibraryDeps,
  file: UploadedFile | undefined,
  replaced?: string,
): Promise<MediaRow> {
  if (!file) throw new Error('No file has arrived')
  const [ending = ''] = /\.\w+$/.exec(file.name) ?? []
  const name = replaced ?? file.name.slice(0, file.name.length - ending.length)
  return inspections.run(async () => ({
    ...(await storePicture(storage, `${name}${ending}`, await readFile(file.path))),
    name,
  }))
}
