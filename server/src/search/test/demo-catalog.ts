import { readContent } from '@rapport/seed/read-content'
import { loadPosts } from '../../blog/commands.ts'
import { linkPriceGroups, loadCatalog } from '../../catalog/commands.ts'
import { loadMaterials } from '../../materials/commands.ts'
import type { Orm } from '../../platform/database.ts'
import { loadPriceGroups } from '../../prices/commands.ts'

/** Fills a database with everything of the demo content that can be found, without its pictures. */
export async function seedDemoCatalog(orm: Orm): Promise<void> {
  const factory = await readContent()
  const address = (name: string) => `/media/${name}.svg`
  await orm.transaction(async (tx) => {
    const materialIds = await loadMaterials(tx, factory.materials, address)
    const groupIds = await loadPriceGroups(tx, factory.priceGroups, materialIds)
    const itemIds = await loadCatalog(tx, factory.catalog, address)
    await linkPriceGroups(tx, factory.priceGroups, itemIds, groupIds)
    await loadPosts(tx, factory.posts, address)
  })
}
