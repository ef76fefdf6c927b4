import type { FactoryDraft } from '@rapport/contract/drafts'
import { sql } from 'drizzle-orm'
import { loadCatalog } from './catalog/commands.ts'
import { loadEssentials, loadSiteContent } from './content/commands.ts'
import { siteProperties } from './content/tables.ts'
import { mediaAddress, mediaKey, pictureFile } from './media/addresses.ts'
import type { Orm } from './platform/database.ts'
import type { Storage } from './platform/storage.ts'

/** Any number that only this product takes: one process fills an empty database at a time. */
const LOAD_LOCK = 7_265_002

/** Whether the database holds no factory yet. */
export async function isEmpty(orm: Orm): Promise<boolean> {
  const rows = await orm.select({ id: siteProperties.id }).from(siteProperties)
  return rows.length === 0
}

/**
 * Fills an empty database with a factory, or without one with the little that the site cannot run without.
 * One transaction: a process that dies half way leaves an empty database. Safe to repeat.
 */
export async function loadFactory(
  orm: Orm,
  storage: Storage,
  factory: FactoryDraft | undefined,
): Promise<void> {
  const addresses = new Map<string, string>()
  for (const picture of factory?.pictures ?? []) {
    const file = pictureFile(picture)
    await storage.write(mediaKey(file), picture.bytes)
    addresses.set(picture.name, mediaAddress(file))
  }
  const addressOf = (name: string) => {
    const address = addresses.get(name)
    if (!address) throw new Error(`The content names an unknown picture: ${name}`)
    return address
  }
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`)
    if (!(await isEmpty(tx))) return
    if (!factory) return loadEssentials(tx)
    await loadSiteContent(tx, factory, addressOf)
    await loadCatalog(tx, factory.catalog, addressOf)
  })
}
