import { type CatalogCard, type CatalogItem, catalogItem } from '@rapport/contract/catalog/catalog'
import type { LikeState } from '@rapport/contract/catalog/likes'
import { catalogBreadcrumbs } from '@rapport/contract/paths/breadcrumbs'
import type { PriceList, PriceTable } from '@rapport/contract/prices/prices'
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { type RowKey, readByKey } from '../platform/database/reads/recorded-reads.ts'
import { pickFields } from '../platform/database/shared-fields.ts'
import { excludeIds } from '../platform/database/sql-arrays.ts'
import { listPriceGroups, listPriceTables } from '../prices/queries.ts'
import { hasLiked } from '../reactions/queries.ts'
import { counters, likes } from '../reactions/tables.ts'
import { resolveSeo } from '../seo/resolve-seo.ts'
import { listCards, listCardsByKey, parents } from './cards.ts'
import { findItem } from './find-item.ts'
import { itemSeo } from './item-seo.ts'
import { listLowestPrices } from './lowest-prices.ts'
import { shownPriceFrom } from './shown-prices.ts'
import { catalogItems, catalogPriceGroups } from './tables.ts'

const SIMILAR_MAX = 8
const HOME_PREVIEW_MAX = 100

/** Returns the items that staff chose for the home page; the top groups if they chose none. */
export async function listHomePreview(orm: Orm): Promise<CatalogCard[]> {
  const { onHome, isGroup, kind, parentId } = catalogItems
  const chosen = await listCards(orm, eq(onHome, true), HOME_PREVIEW_MAX)
  if (chosen.length > 0) return chosen
  return listCards(orm, and(isGroup, eq(kind, 'regular'), isNull(parentId)), HOME_PREVIEW_MAX)
}

/** Returns a whole item by its current or a former slug; `visitor` decides `liked`, `list` whether it has prices. */
export async function getCatalogItem(
  orm: Orm,
  slug: string,
  visitor?: string,
  list: PriceList = 'anonymous',
): Promise<CatalogItem | undefined> {
  const found = await findItem(orm, slug, list)
  if (!found) return undefined
  const {
    card,
    item,
    path,
    formerSlugs,
    priceGroupIds,
    shownIds,
    onePiecePrices,
    questions,
    units,
    terms,
    seoRecord,
  } = found
  const { below, similar } = await listRelated(orm, item, shownIds)
  const products = below.filter((one) => !one.isGroup)
  const names = { pathNames: path.map((step) => step.name), pathSlugs: path.map((step) => step.slug) }
  return {
    // Columns that the contract names alike need no line here.
    ...pickFields(catalogItem, item),
    ...card,
    ...names,
    slugs: [item.slug, ...formerSlugs],
    path: path.map((step) => step.id),
    order: item.position,
    depth: path.length - 1,
    prices: await listPriceGroups(orm, priceGroupIds),
    liked: visitor ? await hasLiked(orm, 'catalog', item.id, visitor) : false,
    groups: below.filter((one) => one.isGroup),
    products,
    onePiecePrices,
    childrens: below.map((one) => one.id),
    items: products.map((one) => one.id),
    similar,
    questions,
    breadcrumbs: catalogBreadcrumbs({ ...card, ...names }),
    seo: resolveSeo(itemSeo({ ...item, units, terms, groupNames: names.pathNames.slice(0, -1) }), seoRecord),
  }
}

type Item = Pick<typeof catalogItems.$inferSelect, 'id' | 'kind' | 'isGroup' | 'parentId'>

interface RelatedCards {
  /** Direct children of a group; items shown by a landing or a print. */
  below: CatalogCard[]
  /** Others of a product's group, without those it shows. */
  similar: CatalogCard[]
}

async function listRelated(orm: Orm, item: Item, shownIds: number[]): Promise<RelatedCards> {
  const ofGroup = (id: number): RowKey => [catalogItems, 'parent_id', id]
  if (item.isGroup) {
    const below = await listCardsByKey(orm, eq(catalogItems.parentId, item.id), [ofGroup(item.id)])
    return { below, similar: [] }
  }
  const similarIds = selectSimilarIds(orm, item)
  const wanted = [
    ...(shownIds.length > 0 ? [inArray(catalogItems.id, shownIds)] : []),
    // An array, so that the index is used beside the other condition, too.
    ...(similarIds ? [sql`${catalogItems.id} = any(array(${similarIds}))`] : []),
  ]
  const keys = [
    ...shownIds.map((id): RowKey => [catalogItems, 'id', id]),
    ...(item.parentId === null ? [] : [ofGroup(item.parentId)]),
  ]
  const cards = wanted.length > 0 ? await listCardsByKey(orm, or(...wanted), keys) : []
  return {
    below: shownIds.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    similar: cards.filter(({ id }) => !shownIds.includes(id)),
  }
}

function selectSimilarIds(orm: Orm, item: Item) {
  if (item.kind !== 'regular' || item.parentId === null) return undefined
  return orm
    .select({ id: catalogItems.id })
    .from(catalogItems)
    .where(
      and(
        eq(catalogItems.parentId, item.parentId),
        eq(catalogItems.isGroup, false),
        ne(catalogItems.id, item.id),
      ),
    )
    .orderBy(asc(catalogItems.position))
    .limit(SIMILAR_MAX)
}

/** Returns the cards of items by ids, in that order; missing items are left out. */
export async function listCardsByIds(orm: Orm, ids: number[]): Promise<CatalogCard[]> {
  const cards = await listCards(orm, inArray(catalogItems.id, ids), ids.length)
  return cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Returns all price tables of an item by the `anonymous` list; undefined if there is no such item. */
export const listItemPriceTables = (orm: Orm, slug: string): Promise<PriceTable[] | undefined> =>
  readByKey(
    [catalogItems],
    () => selectItemPriceTables(orm, slug),
    () => [[catalogItems, 'slug', slug]],
  )

async function selectItemPriceTables(orm: Orm, slug: string): Promise<PriceTable[] | undefined> {
  const isAsked = eq(catalogItems.slug, slug)
  const groupIds = orm
    .select({ groupId: catalogPriceGroups.groupId })
    .from(catalogPriceGroups)
    .innerJoin(catalogItems, eq(catalogItems.id, catalogPriceGroups.itemId))
    .where(isAsked)
  const tables = await listPriceTables(orm, groupIds)
  if (tables.length > 0) return tables
  const items = await orm.select({ id: catalogItems.id }).from(catalogItems).where(isAsked)
  return items.length > 0 ? [] : undefined
}

/** Returns the likes of an item, and whether a visitor likes it; undefined if there is no such item. */
export async function getItemLikes(orm: Orm, id: number, visitor = ''): Promise<LikeState | undefined> {
  const [found] = await orm
    .select({
      likes: sql<number>`coalesce(${counters.likes}, 0)`,
      liked: sql<boolean>`exists (select from ${likes} where ${likes.subject} = 'catalog'
        and ${likes.subjectId} = ${catalogItems.id} and ${likes.visitor} = ${visitor} and ${likes.isFavorite})`,
    })
    .from(catalogItems)
    .leftJoin(counters, and(eq(counters.subject, 'catalog'), eq(counters.subjectId, catalogItems.id)))
    .where(eq(catalogItems.id, id))
  return found
}

/** Returns the names of the top groups, in display order. */
export async function listTopGroupNames(orm: Orm): Promise<string[]> {
  const rows = await orm
    .select({ name: catalogItems.name })
    .from(catalogItems)
    .where(
      and(isNull(catalogItems.parentId), eq(catalogItems.isGroup, true), eq(catalogItems.kind, 'regular')),
    )
    .orderBy(asc(catalogItems.position))
    .limit(30)
  return rows.map(({ name }) => name)
}

/** Returns the lowest price of an item by a price list, null if it has none; undefined if there is no such item. */
export async function findItemPrice(
  orm: Orm,
  id: number,
  list: PriceList,
): Promise<{ priceFrom: number | null } | undefined> {
  if (list !== 'anonymous') return (await listLowestPrices(orm, [id], list))[0]
  const [row] = await orm
    .select({ priceFrom: shownPriceFrom })
    .from(catalogItems)
    .where(eq(catalogItems.id, id))
  return row
}

/** Part of the items in the order of their ids, without the items of the ids in `without`. */
export interface ItemRange {
  offset?: number
  limit: number
  without?: readonly number[]
}

/** Returns the parts of items' paths. */
export function listItemPaths(orm: Orm, { offset = 0, limit, without = [] }: ItemRange) {
  return orm
    .select({
      id: catalogItems.id,
      slug: catalogItems.slug,
      kind: catalogItems.kind,
      parentSlug: sql<string | null>`${parents.slug}`,
    })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .where(excludeIds(catalogItems.id, without))
    .orderBy(catalogItems.id)
    .limit(limit)
    .offset(offset)
}

/** Counts the items without those of the ids in `without`. */
export const countItems = (orm: Orm, without: readonly number[]): Promise<number> =>
  orm.$count(catalogItems, excludeIds(catalogItems.id, without))
