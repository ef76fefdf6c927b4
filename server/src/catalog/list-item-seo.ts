import { catalogItemPath } from '@rapport/contract/paths/paths'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { whereSeoRecord } from '../seo/queries.ts'
import { type PageSeo, resolveSeo } from '../seo/resolve-seo.ts'
import { seoRecords } from '../seo/tables.ts'
import { parents } from './cards.ts'
import { termsColumn, unitsColumn } from './find-item.ts'
import { itemSeo } from './item-seo.ts'
import { shownPriceColumns } from './shown-prices.ts'
import { catalogItems } from './tables.ts'

/** Returns the SEO of items without keywords, at most `limit`. */
export async function listItemSeo(orm: Orm, limit: number): Promise<PageSeo[]> {
  const rows = await orm
    .select({
      item: { ...getTableColumns(catalogItems), ...shownPriceColumns('anonymous') },
      logo: catalogItems.logo,
      parentSlug: sql<string | null>`${parents.slug}`,
      units: unitsColumn,
      terms: termsColumn,
      record: getTableColumns(seoRecords),
      ogImage: seoRecords.ogImage,
    })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .leftJoin(seoRecords, whereSeoRecord('catalog', sql`${catalogItems.id}::text`))
    .orderBy(asc(catalogItems.id))
    .limit(limit)
  const shown = await resolvePictures(orm, rows, ['logo', 'ogImage'])
  return shown.map(({ item, logo, parentSlug, units, terms, record, ogImage }) => {
    const follows = itemSeo({ ...item, logo, units, terms, groupNames: [] })
    return {
      id: item.id,
      name: item.name,
      path: catalogItemPath({ ...item, parentSlug }),
      follows,
      seo: resolveSeo(follows, record && { ...record, ogImage }),
      isDescribed: Boolean(record?.description),
    }
  })
}
