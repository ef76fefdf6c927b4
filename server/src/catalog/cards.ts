import type { CatalogCard } from '@rapport/contract/catalog'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../platform/database.ts'
import { getCounts } from '../reactions/queries.ts'
import { catalogItems } from './tables.ts'

/** Cards of one list, at most; a longer list shows the first of them. */
const LIST_MAX = 500

export const parents = alias(catalogItems, 'parents')

const lowestTier = sql<number | null>`(
  select min((tier ->> 'price')::int) from jsonb_array_elements(${catalogItems.priceTiers}) as tier
)`

export const cardColumns = {
  id: catalogItems.id,
  slug: catalogItems.slug,
  parentSlug: parents.slug,
  kind: catalogItems.kind,
  name: catalogItems.name,
  isGroup: catalogItems.isGroup,
  summary: catalogItems.summary,
  logo: catalogItems.logo,
  logoThumb: catalogItems.logoThumb,
  hoverImage: sql<string | null>`${catalogItems.gallery} ->> 0`,
  priceFrom: lowestTier,
  unit: catalogItems.unit,
}

type CardRow = Omit<CatalogCard, 'likes'>

/** Cards of the items that match, in the order the factory gave them; a group shows the lowest price below it. */
export async function listCards(orm: Orm, where: SQL | undefined, limit = LIST_MAX): Promise<CatalogCard[]> {
  const rows = await orm
    .select(cardColumns)
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .where(where)
    .orderBy(asc(catalogItems.position))
    .limit(limit)
  return withGroupPrices(orm, rows)
}

async function withGroupPrices(orm: Orm, rows: CardRow[]): Promise<CatalogCard[]> {
  const groupIds = rows.filter((row) => row.isGroup).map((row) => row.id)
  const lowest = groupIds.length > 0 ? await lowestPricesBelow(orm, groupIds) : new Map<number, number>()
  const ids = rows.map((row) => row.id)
  const counts = await getCounts(orm, 'catalog', ids)
  return rows.map((row) => ({
    ...row,
    priceFrom: lowest.get(row.id) ?? row.priceFrom,
    likes: counts(row.id).likes,
  }))
}

async function lowestPricesBelow(orm: Orm, groupIds: number[]): Promise<Map<number, number>> {
  const below = sql`with recursive below (root, id) as (
    select id, id from ${catalogItems} where ${inArray(catalogItems.id, groupIds)}
    union all
    select below.root, child.id from below join ${catalogItems} as child on child.parent_id = below.id
  )
  select below.root as root, min((tier ->> 'price')::int) as price
  from below join ${catalogItems} as priced on priced.id = below.id,
    jsonb_array_elements(priced.price_tiers) as tier
  group by below.root`
  const { rows } = (await orm.execute(below)) as unknown as { rows: { root: number; price: number }[] }
  return new Map(rows.map((row) => [row.root, row.price]))
}
