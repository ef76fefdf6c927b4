import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { orderFileKey } from '../../server/src/orders/file-key.ts'
import { sweepOrderFiles } from '../../server/src/orders/sweep.ts'
import { orderConsents, orderDeliveries, orderFiles, orders } from '../../server/src/orders/tables.ts'
import type { Database } from '../../server/src/platform/database.ts'
import { openDiskStorage } from '../../server/src/platform/disk-storage.ts'
import { openIncoming } from '../../server/src/platform/incoming.ts'
import { messageIdsOf } from './mail-record.ts'
import { FILES } from './order-client.ts'

export interface Findings {
  orders: number
  /** Files of orders that never came to be, removed by the sweep. */
  swept: number
  /** Sentences about what must not be. */
  faults: string[]
}

/** Looks through everything that many killed processes have left, with the sweep's ages passed. */
export async function examine(
  database: Database,
  dataDir: string,
  acknowledged: ReadonlySet<string>,
  mails: ReadonlyMap<string, number>,
): Promise<Findings> {
  const storage = openDiskStorage(join(dataDir, 'files'))
  const incoming = await openIncoming(join(dataDir, 'incoming'))
  const ages = { incomingMs: 0, storedMs: 0 }
  const swept = await sweepOrderFiles({ database, storage, incoming }, ages)

  const rows = await database.orm.select().from(orders)
  const files = Map.groupBy(await database.orm.select().from(orderFiles), (row) => row.orderId)
  const consents = new Set((await database.orm.select().from(orderConsents)).map((row) => row.orderId))
  const notifications = Map.groupBy(await database.orm.select().from(orderDeliveries), (row) => row.orderId)
  const faults: string[] = []
  const numbers = new Set(rows.map((row) => row.number))
  for (const number of acknowledged)
    if (!numbers.has(number)) faults.push(`${number} was answered and is lost`)
  for (const number of numbers)
    if (!acknowledged.has(number)) faults.push(`${number} stands twice: its sender was given another number`)
  if (new Set(rows.map((row) => row.comment)).size !== rows.length) faults.push('an order was placed twice')
  for (const { id, number } of rows) {
    const own = files.get(id) ?? []
    if (own.length !== FILES.length) faults.push(`${number} has ${own.length} files`)
    if (!consents.has(id)) faults.push(`${number} has no consent`)
    const told = notifications.get(id) ?? []
    if (told.length !== 2 || told.some((row) => row.state !== 'sent')) faults.push(`${number} is not told of`)
    for (const file of own) {
      const stored = await stat(join(dataDir, 'files', orderFileKey(file.id))).catch(() => undefined)
      if (stored?.size !== file.size || file.size !== FILES[file.position]?.bytes.length)
        faults.push(`${number}: file ${file.position} is not whole`)
    }
  }
  const known = new Set([...numbers].flatMap(messageIdsOf))
  for (const id of known) if (!mails.has(id)) faults.push(`no mail ${id}`)
  for (const id of mails.keys()) if (!known.has(id)) faults.push(`a mail ${id} of no order`)
  const stored = await readdir(join(dataDir, 'files', 'orders')).catch(() => [])
  const owned = new Set([...files.values()].flat().map((file) => file.id))
  for (const name of stored) if (!owned.has(name)) faults.push(`stray file ${name}`)
  for (const name of await readdir(incoming.directory)) faults.push(`stray upload ${name}`)
  return { orders: rows.length, swept: swept.incoming + swept.stored, faults }
}
