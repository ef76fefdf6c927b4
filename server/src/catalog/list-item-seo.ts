import { catalogItemPath } from '@rapport/contract/paths/paths'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { whereSeoRecord } from '../seo/queries.ts'
import { type PageSeo, resolveSeo } from '../seo/resolve-seo.ts'
import { seoRecords } from '../seo/tables.ts'
import { parents } from './cards.ts'
import { unitsColumn } from './find-item.ts'
import { itemSeo } from './item-seo.ts'
import { catalogItems } from './tables.ts'

/** Returns the SEO of items without keywords, at most `limit`. */
export async function listItemSeo(orm: Orm, limit: number): Promise<PageSeo[]> {
  const rows = await orm
    .select({
      item: getTableColumns(catalogItems),
      parentSlug: sql<string | null>`${parents.slug}`,
      units: unitsColumn,
      record: getTableColumns(seoRecords),
    })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .leftJoin(seoRecords, whereSeoRecord('catalog', sql`${catalogItems.id}::text`))
    .orderBy(asc(catalogItems.id))
    .limit(limit)
  return rows.map(({ item, parentSlug, units, record }) => {
    const follows = itemSeo({ ...item, units, groupNames: [] })
    return {
      id: item.id,
      name: item.name,
      path: catalogItemPath({ ...item, parentSlug }),
      follows,
      seo: resolveSeo(follows, record),
      isDescribed: Boolean(record?.description),
    }
  })
}
