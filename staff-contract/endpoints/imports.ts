import { byId, numberIn } from '@rapport/contract/endpoints/endpoint-params'
import * as z from 'zod/mini'
import { IMPORT_BYTES_MAX } from '../imports/import-limits.ts'
import {
  checkImportForm,
  exportForm,
  importPreview,
  importRow,
  importRowState,
  importRun,
  uploadImportForm,
} from '../imports/imports.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const ID_MAX = 2 ** 31 - 1
const limit = z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT)
const path = z.object({ path: z.string() })
const changed = z.object({ import: importRun })

/** Endpoints of imports and exports. Beyond `access`, each kind of rows has its own permissions. */
export const importEndpoints = {
  createExport: {
    ...adminRoutes.createExport,
    summary: 'A path that gives things as a file of rows, for a few minutes; of people only the headers',
    access: 'entries.read',
    form: exportForm,
    result: path,
  },
  createPersonalExport: {
    ...adminRoutes.createPersonalExport,
    summary: 'The same of what names people',
    access: 'customers.read',
    confirmed: true,
    form: exportForm,
    result: path,
  },
  getImports: {
    ...adminRoutes.getImports,
    summary: 'Files that were taken in, the last first; `next` is asked with for those that follow',
    access: 'import.use',
    query: z.object({ before: z.optional(numberIn(1, ID_MAX)), limit }),
    result: z.object({ imports: z.array(importPreview), next: z.nullable(z.number()) }),
  },
  uploadImport: {
    ...adminRoutes.uploadImport,
    summary: 'Takes a file of rows in and matches its columns; nothing is changed',
    access: 'import.use',
    form: uploadImportForm,
    fileBytes: IMPORT_BYTES_MAX,
    result: changed,
  },
  getImport: {
    ...adminRoutes.getImport,
    summary: 'A file that was taken in, and how far it is',
    access: 'import.use',
    params: byId,
    result: changed,
  },
  getImportRows: {
    ...adminRoutes.getImportRows,
    summary: 'What rows of a file would do, or did, in their order',
    access: 'import.use',
    params: byId,
    query: z.object({ state: z.optional(importRowState), after: z.optional(numberIn(0, ID_MAX)), limit }),
    result: z.object({ rows: z.array(importRow), next: z.nullable(z.number()) }),
  },
  checkImport: {
    ...adminRoutes.checkImport,
    summary: 'Begins the dry run of a file, by the columns that are chosen',
    access: 'import.use',
    params: byId,
    form: checkImportForm,
    result: changed,
  },
  applyImport: {
    ...adminRoutes.applyImport,
    summary: 'Begins to do what the dry run said; refused where content is another by then',
    access: 'import.use',
    params: byId,
    result: changed,
  },
  openImportFile: {
    ...adminRoutes.openImportFile,
    summary: 'A path that gives the file itself for a few minutes',
    access: 'import.use',
    confirmed: true,
    params: byId,
    result: path,
  },
} as const satisfies Record<string, AdminEndpoint>
