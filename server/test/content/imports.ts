import { type ImportKind, PERSONAL_KINDS } from '@rapport/staff-contract/imports/import-kinds'
import type { ImportRow, ImportRun, TableFormat } from '@rapport/staff-contract/imports/imports'
import { expect, vi } from 'vitest'
import { openTable } from '../../src/imports/files/read-table.ts'
import { type Cell, writeTable } from '../../src/imports/files/write-table.ts'
import { SOON } from '../soon.ts'
import type { SignedIn, StaffApp } from '../staff-app.ts'
import { fileForm } from './media-files.ts'

type Call = Parameters<SignedIn['call']>[1]

/** Returns functions that import and export files as a staff member. */
export function createImportCalls(server: () => StaffApp, browser: () => SignedIn) {
  const call = (name: Parameters<SignedIn['call']>[0], options?: Call) => browser().call(name, options)
  const download = async (path: string): Promise<Buffer> => {
    const answer = await server().app.inject({ url: path })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.rawPayload
  }
  const upload = (kind: ImportKind, bytes: Uint8Array, name = 'файл.csv') =>
    call('uploadImport', { body: fileForm(name, bytes, { kind }) })
  /** Waits until no job of the file is active. */
  const settled = (id: number) =>
    vi.waitFor(async () => {
      const run = (await call('getImport', { id })).result.import as ImportRun
      expect(['checking', 'applying']).not.toContain(run.state)
      return run
    }, SOON)
  const check = async ({ id, columns }: ImportRun, as: 'draft' | 'published') => {
    const answer = await call('checkImport', { id, body: { columns: JSON.stringify(columns), as } })
    if (answer.status !== 200) throw new Error(answer.message)
    return settled(id)
  }
  return {
    download,
    upload,
    settled,
    check,
    exported: async (kind: string, format: TableFormat, fields: Record<string, string> = {}) => {
      const personal = (PERSONAL_KINDS as readonly string[]).includes(kind)
      const body = { kind, format, ...fields }
      const answer = await call(personal ? 'createPersonalExport' : 'createExport', { body })
      if (answer.status !== 200) throw new Error(answer.message)
      return download(answer.result.path)
    },
    /** Uploads a file up to its dry run. */
    async checked(kind: ImportKind, bytes: Uint8Array, as: 'draft' | 'published' = 'draft') {
      const answer = await upload(kind, bytes)
      if (answer.status !== 200) throw new Error(`${answer.message} ${JSON.stringify(answer.errors)}`)
      return check(answer.result.import, as)
    },
    /** Uploads a workbook, which starts its dry run, and checks it once more to publish it. */
    async uploadedCatalogue(bytes: Uint8Array, as: 'draft' | 'published' = 'draft') {
      const answer = await upload('catalogue', bytes, 'Каталог.xlsx')
      if (answer.status !== 200) throw new Error(`${answer.message} ${JSON.stringify(answer.errors)}`)
      const run = await settled(answer.result.import.id)
      return as === 'draft' ? run : check(run, as)
    },
    async applied(id: number) {
      const answer = await call('applyImport', { id })
      if (answer.status !== 200) throw new Error(answer.message)
      return settled(id)
    },
    rows: async (id: number, query: Record<string, string> = {}) =>
      (await call('getImportRows', { id, query })).result.rows as ImportRow[],
  }
}

/** Returns a CSV file of rows, the headers first. */
export const toCsv = ([headers = [], ...rows]: string[][]): Promise<Buffer> =>
  writeTable({ format: 'csv', headers, rows: rows as Cell[][] })

/** Returns the rows of a file. */
export async function readRows(bytes: Uint8Array): Promise<string[][]> {
  await using table = await openTable('test', async () => bytes)
  return await table.rows(0, table.rowCount)
}
