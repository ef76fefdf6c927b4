import type { CatalogProducts, ListedMaterial } from '@rapport/contract/catalog/catalog-list'
import type { CatalogSort } from '@rapport/contract/paths/catalog-list-paths'
import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { materials } from '../materials/tables.ts'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { type RowKey, readByKey } from '../platform/database/reads/recorded-reads.ts'
import { counters } from '../reactions/tables.ts'
import { CARD_PICTURES, cardColumns, parents } from './cards.ts'
import { groupsBelow } from './groups-below.ts'
import { groupMaterials, itemMaterials } from './item-materials.ts'
import { shownPriceFrom } from './shown-prices.ts'
import { catalogItems, catalogPriceGroups } from './tables.ts'

/** Filters and sort order of a product list. Money in kopecks. */
export interface ProductListQuery {
  /** `erpId`s; products of any of them match. */
  material?: readonly string[] | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  sort?: CatalogSort | undefined
  offset: number
  limit: number
}

const GROUPS_MAX = 1000
const MATERIALS_MAX = 500

/** Returns products of a regular group and its subgroups; undefined if there is no such group. */
export async function listGroupProducts(
  orm: Orm,
  slug: string,
  query: ProductListQuery,
): Promise<CatalogProducts | undefined> {
  const { found } = await readByKey(
    [catalogItems],
    async () => {
      const whole = await getWhole(orm, sql`slug = ${slug}`)
      const { groupIds } = whole
      return { groupIds, found: groupIds.length > 0 ? await listFound(orm, whole, query) : undefined }
    },
    ({ groupIds }) => [[catalogItems, 'slug', slug], ...groupIds.flatMap(groupKeys)],
  )
  return found
}

/** Keys of a group, and of the items in it. */
const groupKeys = (id: number): RowKey[] => [
  [catalogItems, 'id', id],
  [catalogItems, 'parent_id', id],
]

/** Returns products of all regular groups. */
export const listProducts = async (orm: Orm, query: ProductListQuery): Promise<CatalogProducts> =>
  listFound(orm, await getWhole(orm, sql`parent_id is null`), query)

async function listFound(
  orm: Orm,
  { groupIds, ...extent }: Awaited<ReturnType<typeof getWhole>>,
  query: ProductListQuery,
): Promise<CatalogProducts> {
  const rows = await resolvePictures(orm, await selectFound(orm, groupIds, query), CARD_PICTURES)
  return {
    products: rows.map(({ total, ...card }) => card),
    total: rows[0] ? (rows[0].total ?? extent.total) : 0,
    whole: { ...extent, materials: await listMaterials(orm, groupIds, query) },
  }
}

/** Returns the matching groups with their subgroups, and the facets of all their products. */
async function getWhole(orm: Orm, isTop: SQL) {
  const isRegular = sql`kind = 'regular'`
  const tops = sql`select id from ${catalogItems} where ${isTop} and is_group and ${isRegular}`
  const below = sql`(${groupsBelow(tops, isRegular)} select id from below limit ${GROUPS_MAX})`
  const products = sql`(
    select unit, count(*) as total, min(price) as price_min, max(price) as price_max
    from (select unit, parent_id, is_group, ${shownPriceFrom} as price from ${catalogItems}) as listed
    where parent_id in ${below} and not is_group group by unit)`
  const [row] = await orm
    .select({
      groupIds: sql<number[]>`array(${below})`,
      total: sql<number>`coalesce(sum(total), 0)::int`,
      priceMin: sql<number | null>`min(price_min)`,
      priceMax: sql<number | null>`max(price_max)`,
      units: sql<string[]>`coalesce(array_agg(unit order by unit), '{}')`,
    })
    .from(sql`${products} as by_unit`)
  return row ?? { groupIds: [], total: 0, priceMin: null, priceMax: null, units: [] }
}

const isListed = (groupIds: number[]) =>
  and(inArray(catalogItems.parentId, groupIds), eq(catalogItems.isGroup, false))

/** Selects a page of the products. `total` is null without a filter: then all products are found. */
function selectFound(
  orm: Orm,
  groupIds: number[],
  { material, priceFrom, priceTo, sort, offset, limit }: ProductListQuery,
) {
  const filter = and(
    isPriced({ priceFrom, priceTo }),
    material === undefined ? undefined : isMadeOf(material),
  )
  return orm
    .select({ ...cardColumns, total: filter ? sql<number | null>`(count(*) over ())::int` : sql<null>`null` })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .leftJoin(counters, and(eq(counters.subject, 'catalog'), eq(counters.subjectId, catalogItems.id)))
    .where(and(isListed(groupIds), filter))
    .orderBy(...(sort ? [ORDERS[sort]] : []), asc(catalogItems.position))
    .limit(limit)
    .offset(offset)
}

const isPriced = ({ priceFrom, priceTo }: Pick<ProductListQuery, 'priceFrom' | 'priceTo'>) =>
  and(
    priceFrom === undefined ? undefined : gte(shownPriceFrom, priceFrom),
    priceTo === undefined ? undefined : lte(shownPriceFrom, priceTo),
  )

/** Products without a price, or a lead time, are last. */
const ORDERS: Record<CatalogSort, SQL> = {
  price: sql`${shownPriceFrom} asc nulls last`,
  'price-desc': sql`${shownPriceFrom} desc nulls last`,
  popular: desc(sql`coalesce(${counters.likes}, 0)`),
  'lead-time': sql`${catalogItems.leadTimeDays} asc nulls last`,
}

const isMadeOf = (erpIds: readonly string[]) => sql`${catalogItems.id} in (
  select made.item_id from ${itemMaterials} made
  join ${materials} on ${materials.id} = made.material_id where ${inArray(materials.erpId, [...erpIds])})`

/**
 * Counts the products of each material. Most products have the same price groups as many others, so that these are
 * counted by their price groups first.
 */
function listMaterials(orm: Orm, groupIds: number[], prices: ProductListQuery): Promise<ListedMaterial[]> {
  const counted = sql`(
    select array(
      select group_id from ${catalogPriceGroups} where item_id = ${catalogItems.id} order by group_id
    ) as price_groups, count(*) as listed, count(*) filter (where ${isPriced(prices) ?? sql`true`}) as found
    from ${catalogItems} where ${isListed(groupIds)} group by 1)`
  const made = sql`(
    select distinct counted.*, material_id
    from ${counted} counted cross join unnest(price_groups) as linked (id)
    join ${groupMaterials} of_group on of_group.group_id = linked.id)`
  return orm
    .select({
      erpId: materials.erpId,
      name: materials.name,
      isUnion: materials.isUnion,
      count: sql<number>`sum(made.listed)::int`,
      found: sql<number>`sum(made.found)::int`,
    })
    .from(sql`${made} made`)
    .innerJoin(materials, sql`${materials.id} = made.material_id`)
    .groupBy(materials.id)
    .orderBy(desc(materials.isUnion), asc(materials.position))
    .limit(MATERIALS_MAX)
}
