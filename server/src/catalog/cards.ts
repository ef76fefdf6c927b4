import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { namedColumns } from '../platform/database/json-rows.ts'
import { type RowKey, readByKey } from '../platform/database/reads/recorded-reads.ts'
import { counters } from '../reactions/tables.ts'
import { shownPriceFrom } from './shown-prices.ts'
import { catalogItems } from './tables.ts'

/** Cards of one list, at most; a longer list is cut. */
const LIST_MAX = 500

export const parents = alias(catalogItems, 'parents')

/**
 * Columns of a card, for a select from items with their parents and counters joined. `CARD_PICTURES` are ids of
 * pictures.
 */
export const cardColumns = namedColumns({
  id: catalogItems.id,
  slug: catalogItems.slug,
  parentSlug: sql<string | null>`${parents.slug}`,
  kind: catalogItems.kind,
  name: catalogItems.name,
  isGroup: catalogItems.isGroup,
  summary: catalogItems.summary,
  logo: catalogItems.logo,
  logoThumb: catalogItems.logo,
  hoverImage: sql<number | null>`${catalogItems.gallery}[1]`,
  priceFrom: shownPriceFrom,
  unit: catalogItems.unit,
  likes: sql<number>`coalesce(${counters.likes}, 0)`,
})

/** Fields of a card that show a picture. */
export const CARD_PICTURES = ['logo', 'logoThumb', 'hoverImage'] as const

/** Selects the cards of matching items, in display order. */
export function selectCards(orm: Orm, where: SQL | undefined, limit = LIST_MAX) {
  return orm
    .select(cardColumns)
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .leftJoin(counters, and(eq(counters.subject, 'catalog'), eq(counters.subjectId, catalogItems.id)))
    .where(where)
    .orderBy(asc(catalogItems.position))
    .limit(limit)
}

/** Keys of the rows that a card shows: the item, and its group for the path. */
export const cardKeys = ({ id, parentSlug }: Pick<CatalogCard, 'id' | 'parentSlug'>): RowKey[] => [
  [catalogItems, 'id', id],
  ...(parentSlug === null ? [] : [[catalogItems, 'slug', parentSlug] as const]),
]

/** Does the same as `listCards` for a condition that selects items by the `keys` only. */
export function listCardsByKey(
  orm: Orm,
  where: SQL | undefined,
  keys: readonly RowKey[],
): Promise<CatalogCard[]> {
  return readByKey(
    [catalogItems],
    () => listCards(orm, where),
    (cards) => [...keys, ...cards.flatMap(cardKeys)],
  )
}

/** Returns the cards of matching items, in display order; a group has the lowest price below it. */
export async function listCards(orm: Orm, where: SQL | undefined, limit = LIST_MAX): Promise<CatalogCard[]> {
  return resolvePictures(orm, await selectCards(orm, where, limit), CARD_PICTURES)
}
