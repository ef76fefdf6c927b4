import { catalogBreadcrumbs } from '@rapport/contract/breadcrumbs'
import type { CatalogCard, CatalogItem, CatalogTree } from '@rapport/contract/catalog'
import type { PriceGroup } from '@rapport/contract/prices'
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { listAlts } from '../media/queries.ts'
import type { Orm } from '../platform/database.ts'
import { listPriceGroups } from '../prices/queries.ts'
import { hasLiked } from '../reactions/queries.ts'
import { listCards, parents } from './cards.ts'
import { itemSeo } from './item-seo.ts'
import { catalogFormerSlugs, catalogItems, catalogPriceGroups, catalogShowcases } from './tables.ts'
import { assembleTree } from './tree.ts'

/** Items of the menu tree, at most: products that find no room in it are left out, groups come first. */
const TREE_MAX = 3000
const SIMILAR_MAX = 8

export async function getCatalogTree(orm: Orm): Promise<CatalogTree> {
  const listed = sql`${catalogItems.isGroup} or ${catalogItems.kind} <> 'regular'`
  const branches = await listTreeRows(orm, listed, TREE_MAX)
  const products = await listTreeRows(orm, sql`not (${listed})`, TREE_MAX - branches.length)
  return assembleTree([...branches, ...products])
}

function listTreeRows(orm: Orm, where: SQL, limit: number) {
  return orm
    .select({
      id: catalogItems.id,
      parentId: catalogItems.parentId,
      slug: catalogItems.slug,
      parentSlug: parents.slug,
      kind: catalogItems.kind,
      name: catalogItems.name,
      isGroup: catalogItems.isGroup,
      logoThumb: catalogItems.logoThumb,
    })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .where(where)
    .orderBy(asc(catalogItems.position))
    .limit(limit)
}

export function listHomePreview(orm: Orm): Promise<CatalogCard[]> {
  return listCards(orm, eq(catalogItems.onHome, true), 100)
}

/** The top of the catalogue: groups, then the menus of their own. */
export function listTopCards(orm: Orm): Promise<CatalogCard[]> {
  return listCards(orm, isNull(catalogItems.parentId))
}

/** A whole item by its present slug, or by one it had before; `visitor` says whose like is told. */
export async function getCatalogItem(
  orm: Orm,
  slug: string,
  visitor?: string,
): Promise<CatalogItem | undefined> {
  const id = await findItemId(orm, slug)
  if (id === undefined) return undefined
  const [card] = await listCards(orm, eq(catalogItems.id, id))
  const [row] = await orm.select().from(catalogItems).where(eq(catalogItems.id, id))
  if (!card || !row) return undefined
  const [path, former, below, similar] = [
    await listPath(orm, id),
    await orm.select().from(catalogFormerSlugs).where(eq(catalogFormerSlugs.itemId, id)).limit(100),
    await listBelow(orm, row),
    await listSimilar(orm, row),
  ]
  const place = {
    pathNames: path.map((step) => step.name),
    pathSlugs: path.map((step) => step.slug),
  }
  const products = below.filter((item) => !item.isGroup)
  return {
    ...card,
    ...place,
    slugs: [row.slug, ...former.map((entry) => entry.slug)],
    parentId: row.parentId,
    path: path.map((step) => step.id),
    order: row.position,
    depth: path.length - 1,
    banner: row.banner,
    gallery: row.gallery,
    alts: await listAlts(
      orm,
      [card.logo, row.banner, ...row.gallery].flatMap((picture) => picture ?? []),
    ),
    description: row.description,
    properties: row.properties,
    priceTiers: row.priceTiers,
    prices: await listItemPrices(orm, id),
    leadTimeDays: row.leadTimeDays,
    liked: visitor ? await hasLiked(orm, 'catalog', id, visitor) : false,
    groups: below.filter((item) => item.isGroup),
    products,
    childrens: below.map((item) => item.id),
    items: products.map((item) => item.id),
    similar,
    breadcrumbs: catalogBreadcrumbs({ ...card, ...place }),
    seo: itemSeo(card, row.seo),
  }
}

async function findItemId(orm: Orm, slug: string): Promise<number | undefined> {
  const [present] = await orm
    .select({ id: catalogItems.id })
    .from(catalogItems)
    .where(eq(catalogItems.slug, slug))
  if (present) return present.id
  const [former] = await orm.select().from(catalogFormerSlugs).where(eq(catalogFormerSlugs.slug, slug))
  return former?.itemId
}

type Item = typeof catalogItems.$inferSelect

/** From the top group down to the item itself. */
async function listPath(orm: Orm, id: number | null): Promise<Pick<Item, 'id' | 'name' | 'slug'>[]> {
  if (id === null) return []
  const { name, slug, parentId } = catalogItems
  const [step] = await orm
    .select({ id: catalogItems.id, name, slug, parentId })
    .from(catalogItems)
    .where(eq(catalogItems.id, id))
  return step
    ? [...(await listPath(orm, step.parentId)), { id: step.id, name: step.name, slug: step.slug }]
    : []
}

async function listBelow(orm: Orm, item: Item): Promise<CatalogCard[]> {
  if (item.isGroup) return listCards(orm, eq(catalogItems.parentId, item.id))
  if (item.kind !== 'landing') return []
  const shown = await orm
    .select({ itemId: catalogShowcases.itemId })
    .from(catalogShowcases)
    .where(eq(catalogShowcases.landingId, item.id))
    .orderBy(asc(catalogShowcases.position))
    .limit(500)
  const ids = shown.map((entry) => entry.itemId)
  if (ids.length === 0) return []
  const cards = await listCards(orm, inArray(catalogItems.id, ids))
  return cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function listSimilar(orm: Orm, item: Item): Promise<CatalogCard[]> {
  if (item.isGroup || item.kind !== 'regular' || item.parentId === null) return []
  const sameGroup = and(
    eq(catalogItems.parentId, item.parentId),
    eq(catalogItems.isGroup, false),
    ne(catalogItems.id, item.id),
  )
  return listCards(orm, sameGroup, SIMILAR_MAX)
}

async function listItemPrices(orm: Orm, itemId: number): Promise<PriceGroup[]> {
  const rows = await orm
    .select({ groupId: catalogPriceGroups.groupId })
    .from(catalogPriceGroups)
    .where(eq(catalogPriceGroups.itemId, itemId))
    .orderBy(asc(catalogPriceGroups.position))
  return listPriceGroups(
    orm,
    rows.map((row) => row.groupId),
  )
}

/** Whether there is an item of that id. */
export async function isItem(orm: Orm, id: number): Promise<boolean> {
  const rows = await orm.select({ id: catalogItems.id }).from(catalogItems).where(eq(catalogItems.id, id))
  return rows.length > 0
}
