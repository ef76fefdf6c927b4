import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createImportCalls, toCsv } from '../content/imports.ts'
import { fileForm } from '../content/media-files.ts'
import { zipFiles } from '../content/zip-files.ts'
import type { SignedIn, StaffApp } from '../staff-app.ts'
import { type AuditedWrites, unique } from './audited-write.ts'

/** Endpoints of imports and exports. */
export function fileWrites(server: StaffApp): AuditedWrites {
  const owner = () => server.signedIn('owner')
  const manager = () => server.signedIn('manager')

  /** An earlier import must not end while the rows are checked. */
  const settleImports = async (by: SignedIn) => {
    const { imports } = (await by.call('getImports')).result
    const files = createImportCalls(
      () => server,
      () => by,
    )
    for (const one of imports as { id: number }[]) await files.settled(one.id)
  }
  /** The owner, after all earlier imports. */
  const uploader = async () => {
    const by = await owner()
    await settleImports(by)
    return by
  }

  return {
    createExport: async () => ({ by: await owner(), options: { body: { kind: 'items', format: 'csv' } } }),
    createPersonalExport: async () => ({
      by: await manager(),
      options: { body: { kind: 'customers', format: 'csv' } },
    }),
    uploadImport: async () => {
      const body = fileForm('Материалы.csv', await materialsFile(), { kind: 'materials' })
      return { by: await owner(), options: { body } }
    },
    uploadFeed: async () => ({
      by: await uploader(),
      options: { body: fileForm('feed.xml', Buffer.from(FEED)) },
    }),
    downloadFeed: async () => {
      const shop = createServer((_, response) => response.end(FEED)).unref()
      await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
      const { port } = shop.address() as AddressInfo
      return { by: await uploader(), options: { body: { url: `http://127.0.0.1:${port}/feed.xml` } } }
    },
    uploadPictures: async () => {
      const body = fileForm('Картинки.zip', zipFiles([{ name: 'a.txt', bytes: Buffer.from('a') }]))
      return { by: await uploader(), options: { body } }
    },
    applyImport: async () => {
      const by = await owner()
      return { by, options: { id: await checkedImport(server, by) } }
    },
    openImportFile: async () => {
      const by = await owner()
      const id = await checkedImport(server, by)
      await settleImports(by)
      return { by, options: { id } }
    },
  }
}

const FEED =
  '<yml_catalog><shop><offers><offer id="1"><name>Платок</name></offer></offers></shop></yml_catalog>'

const materialsFile = () =>
  toCsv([
    ['Код в учёте', 'Название'],
    [unique('M'), 'Бязь'],
  ])

/** Uploads a file up to its dry run. Returns its id. */
async function checkedImport(server: StaffApp, by: SignedIn): Promise<number> {
  const files = createImportCalls(
    () => server,
    () => by,
  )
  return (await files.checked('materials', await materialsFile())).id
}
