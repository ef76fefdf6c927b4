import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArchivedFile } from '../orders/customer-orders.ts'
import { orderFileKey } from '../orders/files/file-key.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type ArchivedData, toReadableHtml } from './readable-html.ts'

/** Streams personal data and the stored files as a ZIP, one file after another. */
export function archivePersonalData(data: ArchivedData, files: ArchivedFile[], storage: Storage): Readable {
  const zip = new ZipFile()
  const addJson = (value: unknown, path: string) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), path)
  // For people; the JSON files have the same data for programs.
  zip.addBuffer(Buffer.from(toReadableHtml(data)), 'index.html')
  if (data.profile) {
    const { company, cart, likes, ...rest } = data.profile
    addJson(rest, 'profile.json')
    addJson(company, 'company.json')
    addJson(cart, 'list.json')
    addJson(likes, 'likes.json')
  }
  if (data.calculations) addJson(data.calculations, 'calculations.json')
  addJson(data.orders, 'orders.json')
  if (data.offers?.length) addJson(data.offers, 'offers.json')
  if (data.invoices?.length) addJson(data.invoices, 'invoices.json')
  if (data.proofs?.length) addJson(data.proofs, 'proofs.json')
  const archive = Readable.from(zip.outputStream)
  zip.on('error', (error: Error) => archive.destroy(error))
  for (const { id, path } of files)
    zip.addReadStreamLazy(path, { compress: false }, (add) => {
      storage.get(orderFileKey(id)).then(
        (file) => add(null, file?.stream ?? Readable.from([])),
        (error: unknown) => archive.destroy(error as Error),
      )
    })
  zip.end()
  return archive
}
