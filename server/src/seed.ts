import type { SeedContent } from '@rapport/contract/seed'
import { sql } from 'drizzle-orm'
import { loadPosts } from './blog/commands.ts'
import { linkPriceGroups, loadCatalog } from './catalog/commands.ts'
import { loadCities } from './contacts/commands.ts'
import { loadEssentials, loadSiteContent } from './content/commands.ts'
import { loadHome, loadLicenses } from './content/home-commands.ts'
import { siteProperties } from './content/tables.ts'
import { loadMaterials } from './materials/commands.ts'
import type { PictureAddress } from './media/addresses.ts'
import { storePictures } from './media/commands.ts'
import { storeDocument } from './media/store-document.ts'
import type { Orm } from './platform/database.ts'
import type { Storage } from './platform/storage.ts'
import { loadPriceGroups } from './prices/commands.ts'
import { buildIndex } from './search/index/index-sync.ts'
import { loadRedirects } from './seo/commands.ts'

/** Any number that only this product takes: one process fills an empty database at a time. */
const LOAD_LOCK = 7_265_002

/** Whether the database holds no factory yet. */
export async function isEmpty(orm: Orm): Promise<boolean> {
  const rows = await orm.select({ id: siteProperties.id }).from(siteProperties)
  return rows.length === 0
}

/**
 * Fills an empty database with content, or without any with the little that the site cannot run without.
 * One transaction: a process that dies half way leaves an empty database. Safe to repeat.
 */
export async function seedDatabase(
  orm: Orm,
  storage: Storage,
  content: SeedContent | undefined,
): Promise<void> {
  const addresses = await storePictures(orm, storage, content ?? { images: [], prerendered: [] })
  const addressOf = (name: string) => {
    const address = addresses.get(name)
    if (!address) throw new Error(`The content names an unknown picture: ${name}`)
    return address
  }
  const brandBook = content?.brandBook ? await storeDocument(storage, content.brandBook) : null
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`)
    if (!(await isEmpty(tx))) return
    const site = content && { ...content.site, brandBook }
    await (content && site ? loadContent(tx, { ...content, site }, addressOf) : loadEssentials(tx))
  })
  await buildIndex(orm)
}

async function loadContent(tx: Orm, content: SeedContent, address: PictureAddress): Promise<void> {
  await loadSiteContent(tx, content, address)
  await loadHome(tx, content.home, address)
  await loadLicenses(tx, content.licenses, address)
  await loadCities(tx, content.cities, address)
  const materialIds = await loadMaterials(tx, content.materials, address)
  const groupIds = await loadPriceGroups(tx, content.priceGroups, materialIds)
  const itemIds = await loadCatalog(tx, content.catalog, address)
  await linkPriceGroups(tx, content.priceGroups, itemIds, groupIds)
  await loadPosts(tx, content.posts, address)
  await loadRedirects(tx, content.redirects)
}
