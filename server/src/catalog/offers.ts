import type { CatalogItem } from '@rapport/contract/catalog/catalog'
import { METRES } from '@rapport/contract/catalog/units'
import { type Picture, sharePicturePath } from '@rapport/contract/media/media'
import type { ItemWithPath } from '@rapport/contract/paths/paths'
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { siteProperties } from '../content/tables.ts'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { seesPrices } from '../prices/sees-prices.ts'
import { parents } from './cards.ts'
import { catalogItems } from './tables.ts'

/** A product sold from one piece. */
export interface Offer extends ItemWithPath {
  id: number
  parentId: number
  name: string
  summary: string
  properties: CatalogItem['properties']
  /** Kopecks for one piece. */
  price: number
  /** Paths of its pictures as JPEG, 1200 by 630 pixels. */
  pictures: string[]
}

export interface OfferGroup {
  id: number
  parentId: number | null
  name: string
}

/** Products that are loaded together. */
const PART = 500

/** Returns products of the regular catalogue with a price for one piece, in parts: among the first `limit` with a price. */
export async function* listOffers(orm: Orm, limit: number): AsyncGenerator<Offer[]> {
  let after = 0
  for (let left = limit; left > 0; left -= PART) {
    const part = Math.min(left, PART)
    const rows = await selectPriced(orm, after, part)
    yield await toOffers(orm, rows)
    const last = rows.at(-1)
    if (!last || rows.length < part) return
    after = last.id
  }
}

/** Returns the groups of the regular catalogue. */
export const listOfferGroups = (orm: Orm, limit: number): Promise<OfferGroup[]> =>
  orm
    .select({ id: catalogItems.id, parentId: catalogItems.parentId, name: catalogItems.name })
    .from(catalogItems)
    .where(and(eq(catalogItems.isGroup, true), eq(catalogItems.kind, 'regular')))
    .orderBy(asc(catalogItems.id))
    .limit(limit)

/** Whether the least order of the factory is one piece or metre. */
const isSoldByOne = sql`coalesce((
  select case when ${catalogItems.unit} ~ ${METRES.source}
    then ${siteProperties.minimumMetres} else ${siteProperties.minimumPieces} end <= 1
  from ${siteProperties}), true)`

/** Selects products with a public price, those with an id above `after`. */
function selectPriced(orm: Orm, after: number, limit: number) {
  return orm
    .select({
      id: catalogItems.id,
      parentId: catalogItems.parentId,
      slug: catalogItems.slug,
      parentSlug: sql<string | null>`${parents.slug}`,
      kind: catalogItems.kind,
      name: catalogItems.name,
      summary: catalogItems.summary,
      properties: catalogItems.properties,
      priceTiers: catalogItems.priceTiers,
      logo: catalogItems.logo,
      gallery: catalogItems.gallery,
    })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .where(
      and(
        gt(catalogItems.id, after),
        eq(catalogItems.isGroup, false),
        eq(catalogItems.kind, 'regular'),
        isNotNull(catalogItems.priceFrom),
        seesPrices('anonymous'),
        isSoldByOne,
      ),
    )
    .orderBy(asc(catalogItems.id))
    .limit(limit)
}

async function toOffers(orm: Orm, rows: Awaited<ReturnType<typeof selectPriced>>): Promise<Offer[]> {
  const shown = await resolvePictures(orm, rows, ['logo', 'gallery'])
  return shown.flatMap(({ priceTiers, parentId, logo, gallery, ...item }) => {
    const price = priceTiers.find(({ from }) => from <= 1)?.price
    if (price === undefined || price === null || parentId === null) return []
    return [{ ...item, parentId, price, pictures: paths(logo, gallery) }]
  })
}

/** Only pictures of this site have a JPEG variant. */
const paths = (logo: Picture | null, gallery: Picture[]) => {
  const own = [...(logo ? [logo] : []), ...gallery].map(({ src }) => sharePicturePath(src))
  return [...new Set(own)].filter((path) => path.endsWith('.jpg'))
}
