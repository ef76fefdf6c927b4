import type { CatalogCard } from '@rapport/contract/catalog'
import { SEARCH_ITEMS_MAX } from '@rapport/contract/limits'
import { and, eq, inArray } from 'drizzle-orm'
import { cardColumns, parents } from '../catalog/cards.ts'
import { catalogItems } from '../catalog/tables.ts'
import type { Orm } from '../platform/database.ts'
import { getCounts } from '../reactions/queries.ts'
import { searchDocuments } from './tables.ts'

/** The cards of what was found, as any list of the catalogue shows them; prices of groups come from the index. */
export async function listFoundCards(orm: Orm, ids: number[]): Promise<CatalogCard[]> {
  const rows = await orm
    .select({ ...cardColumns, priceBelow: searchDocuments.priceFrom })
    .from(catalogItems)
    .innerJoin(
      searchDocuments,
      and(eq(searchDocuments.subject, 'catalog'), eq(searchDocuments.subjectId, catalogItems.id)),
    )
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .where(inArray(catalogItems.id, ids))
    .limit(SEARCH_ITEMS_MAX)
  const counts = await getCounts(
    orm,
    'catalog',
    rows.map(({ id }) => id),
  )
  return rows.map(({ priceBelow, ...row }) => ({
    ...row,
    priceFrom: row.isGroup ? priceBelow : row.priceFrom,
    likes: counts(row.id).likes,
  }))
}
