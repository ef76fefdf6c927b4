import { buffer } from 'node:stream/consumers'
import { orderFileKey } from '../../server/src/orders/files/file-key.ts'
import { orderConsents, orderFiles, orders } from '../../server/src/orders/tables.ts'
import { openPostgres } from '../../server/src/platform/database/postgres-database.ts'
import { parseS3Url, type S3Url } from '../../server/src/platform/process/s3-url.ts'
import { openS3Storage } from '../../server/src/platform/storage/s3-storage.ts'
import { FILES } from '../orders/order-client.ts'
import type { Fleet } from './fleet.ts'

/** Compares the orders in the database and their files in the bucket with the answered orders. */
export async function inspectOrders(
  { databaseUrl, storageUrl }: Fleet,
  acknowledged: ReadonlyMap<string, string>,
): Promise<{ count: number; lost: string[]; doubled: string[]; damaged: string[] }> {
  const database = await openPostgres(databaseUrl)
  const storage = openS3Storage(parseS3Url(storageUrl) as S3Url)
  const rows = await database.orm.select().from(orders)
  const files = Map.groupBy(await database.orm.select().from(orderFiles), (row) => row.orderId)
  const consents = new Set((await database.orm.select().from(orderConsents)).map((row) => row.orderId))
  await database.close()
  const byKey = Map.groupBy(rows, (row) => row.comment)
  const lost: string[] = []
  const damaged: string[] = []
  for (const [key, number] of acknowledged)
    if (byKey.get(key)?.[0]?.number !== number) lost.push(`${number} was answered and is lost`)
  const doubled = [...byKey].filter(([, same]) => same.length > 1).map(([key]) => `${key} was placed twice`)
  for (const { id, number } of rows) {
    if (!consents.has(id)) damaged.push(`${number} has no consent`)
    const stored = files.get(id) ?? []
    if (stored.length !== FILES.length) damaged.push(`${number} has ${stored.length} files`)
    for (const file of stored) {
      const found = await storage.get(orderFileKey(file.id))
      const bytes = found && (await buffer(found.stream))
      if (!bytes?.equals(FILES[file.position]?.bytes ?? Buffer.alloc(0)))
        damaged.push(`${number}: file ${file.position} is not whole`)
    }
  }
  return { count: rows.length, lost, doubled, damaged }
}
