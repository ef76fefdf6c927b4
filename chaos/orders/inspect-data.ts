import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { orderFileKey } from '../../server/src/orders/files/file-key.ts'
import { deleteOrphanedFiles } from '../../server/src/orders/files/orphaned-files.ts'
import { orderConsents, orderFiles, orderNotifications, orders } from '../../server/src/orders/tables.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { openDiskStorage } from '../../server/src/platform/storage/disk-storage.ts'
import { openTempUploads } from '../../server/src/platform/uploads/temp-uploads.ts'
import { listMessageIds } from './mail-record.ts'
import { FILES } from './order-client.ts'

export interface KillReport {
  orders: number
  /** Files of uncommitted orders, removed by the sweep. */
  swept: number
  faults: string[]
}

/** Checks the database and files after many kills, after the age limits of the sweep have passed. */
export async function inspectData(
  database: Database,
  dataDir: string,
  acknowledged: ReadonlySet<string>,
  mails: ReadonlyMap<string, number>,
): Promise<KillReport> {
  const storage = openDiskStorage(join(dataDir, 'files'))
  const incoming = await openTempUploads(join(dataDir, 'incoming'))
  const ages = { incomingMs: 0, storedMs: 0 }
  const swept = await deleteOrphanedFiles({ database, storage, incoming }, new Date(), ages)

  const rows = await database.orm.select().from(orders)
  const files = Map.groupBy(await database.orm.select().from(orderFiles), (row) => row.orderId)
  const consents = new Set((await database.orm.select().from(orderConsents)).map((row) => row.orderId))
  const notifications = Map.groupBy(
    await database.orm.select().from(orderNotifications),
    (row) => row.orderId,
  )
  const faults: string[] = []
  const numbers = new Set(rows.map((row) => row.number))
  for (const number of acknowledged)
    if (!numbers.has(number)) faults.push(`${number} was answered and is lost`)
  for (const number of numbers)
    if (!acknowledged.has(number))
      faults.push(`${number} is a duplicate: its sender has received another number`)
  if (new Set(rows.map((row) => row.comment)).size !== rows.length) faults.push('an order was placed twice')
  for (const { id, number } of rows) {
    const stored = files.get(id) ?? []
    if (stored.length !== FILES.length) faults.push(`${number} has ${stored.length} files`)
    if (!consents.has(id)) faults.push(`${number} has no consent`)
    const sent = notifications.get(id) ?? []
    if (sent.length !== 2 || sent.some((row) => row.state !== 'sent'))
      faults.push(`${number} has notifications that were not sent`)
    for (const file of stored) {
      const stored = await stat(join(dataDir, 'files', orderFileKey(file.id))).catch(() => undefined)
      if (stored?.size !== file.size || file.size !== FILES[file.position]?.bytes.length)
        faults.push(`${number}: file ${file.position} is not whole`)
    }
  }
  const known = new Set([...numbers].flatMap(listMessageIds))
  for (const id of known) if (!mails.has(id)) faults.push(`no mail ${id}`)
  for (const id of mails.keys()) if (!known.has(id)) faults.push(`a mail ${id} of no order`)
  const stored = await readdir(join(dataDir, 'files', 'orders')).catch(() => [])
  const owned = new Set([...files.values()].flat().map((file) => file.id))
  for (const name of stored) if (!owned.has(name)) faults.push(`stray file ${name}`)
  for (const name of await readdir(incoming.directory)) faults.push(`stray upload ${name}`)
  return { orders: rows.length, swept: swept.incoming + swept.stored, faults }
}
