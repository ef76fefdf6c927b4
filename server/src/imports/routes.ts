import {
  exportPermissions,
  IMPORT_KINDS,
  type ImportKind,
  importPermissions,
  mayImport,
} from '@rapport/staff-contract/imports/import-kinds'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, orNotFound } from '../platform/http/api-error.ts'
import type { IsAllowedAddress } from '../platform/http/guarded-download.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import {
  addImport,
  type StoredImport,
  startApply,
  startCheck,
  storeArchive,
  storeFeed,
  storeImport,
} from './commands.ts'
import { isPersonal } from './export-file.ts'
import { type FileDeps, signExportPath, signImportPath } from './file-routes.ts'
import type { ImportAuthor } from './kinds/import-kind.ts'
import { findImport, findRecord, type ImportRecord, listImportRows, listImports } from './queries.ts'

export interface ImportRouteDeps extends FileDeps {
  /** Whether feeds may be downloaded. */
  downloads: boolean
  isAllowedAddress: IsAllowedAddress
  jobs: Jobs
}

type Call = Pick<AdminCall<'checkImport'>, 'current' | 'audit' | 'requirePermission'>

/** Returns a function that runs a command in a transaction that locks the staff member's session. */
const writer =
  ({ orm, now }: Pick<ImportRouteDeps, 'orm' | 'now'>) =>
  <T>({ current, audit }: Call, command: (tx: Orm, author: ImportAuthor) => Promise<T>): Promise<T> =>
    orm.transaction(async (tx) => {
      const { id: staffId, role } = await lockCurrent(tx, current)
      return command(tx, { staffId, role, now: now(), audit })
    })

async function requireImport(call: Pick<Call, 'requirePermission'>, kind: ImportKind): Promise<void> {
  for (const permission of importPermissions[kind]) await call.requirePermission(permission)
}

/** Adds the endpoints that receive no file. */
export function importRoutes(route: AddAdminRoute, deps: ImportRouteDeps): void {
  const { orm } = deps
  const write = writer(deps)
  const fetchImport = async (id: number) => ({ import: await orNotFound(findImport(orm, id)) })
  /** Throws 403 if the staff member may not import this kind. */
  const requireRecord = async (call: Call, id: number): Promise<ImportRecord> => {
    const record = await orNotFound(findRecord(orm, id))
    await requireImport(call, record.kind)
    return record
  }
  const exportPath = async (call: Call, input: ExportInput) => {
    await call.requirePermission(exportPermissions[input.kind])
    const { kind, ...filter } = input
    await write(call, (tx, { audit }) =>
      audit(tx, { subject: 'export', subjectId: kind, after: { ...filter } }),
    )
    return { path: signExportPath(deps, input) }
  }

  route('createExport', async (call) => {
    if (isPersonal(call.form)) throw new ApiError(422, importMessages.personalApart)
    return exportPath(call, call.form)
  })
  route('createPersonalExport', (call) => exportPath(call, call.form))
  route('getImports', ({ input, current }) =>
    listImports(orm, {
      ...input,
      kinds: IMPORT_KINDS.filter((kind) => mayImport(current.member.role, kind)),
    }),
  )
  route('getImport', async (call) => {
    await requireRecord(call, call.input.id)
    return fetchImport(call.input.id)
  })
  route('getImportRows', async (call) => {
    return listImportRows(orm, await requireRecord(call, call.input.id), call.input)
  })
  route('checkImport', async (call) => {
    const { id } = await requireRecord(call, call.input.id)
    await write(call, (tx) => startCheck(tx, deps, { id, ...call.form }))
    return fetchImport(id)
  })
  route('applyImport', async (call) => {
    const { id } = await requireRecord(call, call.input.id)
    await write(call, (tx, author) => startApply(tx, deps, id, author))
    return fetchImport(id)
  })
  route('openImportFile', async (call) => {
    const { id, fileName: title } = await requireRecord(call, call.input.id)
    await write(call, (tx, { audit }) => audit(tx, { subject: 'import', subjectId: id, title }))
    return { path: signImportPath(deps, id) }
  })
}

/** Adds the upload. The file is read and stored before any row is locked. */
export function importUploadRoutes(route: AddAdminRoute, deps: ImportRouteDeps): void {
  const { orm, storage } = deps
  const write = writer(deps)
  /** Adds a stored file. Only the columns of a table are chosen before its dry run. */
  const add = async (call: Call, stored: StoredImport) => {
    try {
      const id = await write(call, async (tx, author) => {
        const added = await addImport(tx, stored, author)
        if (stored.kind === 'catalogue' || stored.kind === 'pictures')
          await startCheck(tx, deps, { id: added, columns: [], as: 'draft' })
        return added
      })
      return { import: await orNotFound(findImport(orm, id)) }
    } catch (error) {
      await storage.remove(stored.fileKey)
      throw error
    }
  }
  const requireFile = async (call: UploadCall, kind: ImportKind) => {
    await requireImport(call, kind)
    if (!call.file) throw new Error('No file has arrived')
    return { file: call.file, staffId: call.current.member.id }
  }

  route('uploadImport', async (call) => {
    const { kind } = call.form
    return add(call, await storeImport(deps, { kind, ...(await requireFile(call, kind)) }))
  })

  route('uploadPictures', async (call) => {
    const { file } = await requireFile(call, 'pictures')
    return add(call, await storeArchive(storage, file))
  })

  route('uploadFeed', async (call) => {
    const { file, staffId } = await requireFile(call, 'catalogue')
    return add(call, await storeFeed(deps, { source: { path: file.path }, staffId }))
  })

  route('downloadFeed', async (call) => {
    await requireImport(call, 'catalogue')
    const { url } = call.form
    const { downloads, isAllowedAddress: isAllowed } = deps
    if (!downloads)
      throw new ApiError(422, importMessages.downloadsOff, { url: [importMessages.downloadsOff] })
    return add(call, await storeFeed(deps, { source: { url, isAllowed }, staffId: call.current.member.id }))
  })
}

type UploadCall = Call & Pick<AdminCall<'uploadImport'>, 'file'>
