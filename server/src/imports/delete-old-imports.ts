import { IMPORT_DAYS } from '@rapport/contract/limits'
import { inArray, lt } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { imports } from './tables.ts'

const DAY_MS = 86_400_000
/** Files looked up at once. */
const CHECKED_AT_ONCE = 500

/** Deletes what was taken in IMPORT_DAYS ago, report and file, and files of a day ago that belong to nothing. */
export async function deleteOldImports(orm: Orm, storage: Storage, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await orm.delete(imports).where(lt(imports.createdAt, daysAgo(IMPORT_DAYS)))
  let keys: string[] = []
  for await (const { key, storedAt } of storage.list('imports/')) {
    if (storedAt < daysAgo(1)) keys.push(key)
    if (keys.length < CHECKED_AT_ONCE) continue
    await removeOrphans(orm, storage, keys)
    keys = []
  }
  await removeOrphans(orm, storage, keys)
}

async function removeOrphans(orm: Orm, storage: Storage, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const { fileKey } = imports
  const rows = await orm.select({ fileKey }).from(imports).where(inArray(fileKey, keys))
  const owned = new Set(rows.map((row) => row.fileKey))
  for (const key of keys) if (!owned.has(key)) await storage.remove(key)
}
