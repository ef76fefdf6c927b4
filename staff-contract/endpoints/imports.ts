import { byId, numberIn } from '@rapport/contract/endpoints/endpoint-params'
import * as z from 'zod/mini'
import { FEED_BYTES_MAX, IMPORT_BYTES_MAX, PICTURES_BYTES_MAX } from '../imports/import-limits.ts'
import {
  checkImportForm,
  downloadFeedForm,
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
    summary:
      'Returns a path that downloads entries as a table for a few minutes; only headers for tables with personal data',
    access: 'entries.read',
    form: exportForm,
    result: path,
  },
  createPersonalExport: {
    ...adminRoutes.createPersonalExport,
    summary: 'Returns a path that downloads a table with personal data',
    access: 'entries.read',
    confirmed: true,
    form: exportForm,
    result: path,
  },
  getImports: {
    ...adminRoutes.getImports,
    summary: 'Returns imported files, newest first; `next` is the `before` of the next page',
    access: 'import.use',
    query: z.object({ before: z.optional(numberIn(1, ID_MAX)), limit }),
    result: z.object({ imports: z.array(importPreview), next: z.nullable(z.number()) }),
  },
  uploadImport: {
    ...adminRoutes.uploadImport,
    summary: 'Accepts a table and matches its columns, or a workbook and starts its dry run; changes nothing',
    access: 'import.use',
    form: uploadImportForm,
    fileBytes: IMPORT_BYTES_MAX,
    result: changed,
  },
  uploadFeed: {
    ...adminRoutes.uploadFeed,
    summary: 'Accepts a YML feed, converts it to a workbook of the catalogue and starts its dry run',
    access: 'import.use',
    fileBytes: FEED_BYTES_MAX,
    result: changed,
  },
  downloadFeed: {
    ...adminRoutes.downloadFeed,
    summary: 'Downloads a YML feed from a public address and does the same; refused while downloads are off',
    access: 'import.use',
    form: downloadFeedForm,
    result: changed,
  },
  uploadPictures: {
    ...adminRoutes.uploadPictures,
    summary: 'Accepts an archive of pictures and starts its dry run; changes nothing',
    access: 'import.use',
    fileBytes: PICTURES_BYTES_MAX,
    result: changed,
  },
  getImport: {
    ...adminRoutes.getImport,
    summary: 'Returns an imported file with its progress',
    access: 'import.use',
    params: byId,
    result: changed,
  },
  getImportRows: {
    ...adminRoutes.getImportRows,
    summary: 'Returns the planned or written changes of the rows of a file, in order',
    access: 'import.use',
    params: byId,
    query: z.object({ state: z.optional(importRowState), after: z.optional(numberIn(0, ID_MAX)), limit }),
    result: z.object({ rows: z.array(importRow), next: z.nullable(z.number()) }),
  },
  checkImport: {
    ...adminRoutes.checkImport,
    summary: 'Starts the dry run of a file with the chosen columns',
    access: 'import.use',
    params: byId,
    form: checkImportForm,
    result: changed,
  },
  applyImport: {
    ...adminRoutes.applyImport,
    summary: 'Starts the import that the dry run planned; refused if content changed since',
    access: 'import.use',
    params: byId,
    result: changed,
  },
  openImportFile: {
    ...adminRoutes.openImportFile,
    summary: 'Returns a path that downloads the file itself for a few minutes',
    access: 'import.use',
    confirmed: true,
    params: byId,
    result: path,
  },
} as const satisfies Record<string, AdminEndpoint>
