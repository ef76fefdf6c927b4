import type { CatalogCard } from '@rapport/contract/catalog'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../platform/database.ts'
import { getCounts } from '../reactions/queries.ts'
import { catalogItems } from './tables.ts'

/** Cards of one list, at most; a longer list shows the first of them. */
const LIST_MAX = 500

export const parents = alias(catalogItems, 'parents')

const cardColumns = {
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
  priceFrom: catalogItems.priceFrom,
  unit: catalogItems.unit,
}

/** Cards of the items that match, in the order the factory gave them; a group shows the lowest price below it. */
export async function listCards(orm: Orm, where: SQL | undefined, limit = LIST_MAX): Promise<CatalogCard[]> {
  const rows = await orm
    .select(cardColumns)
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .where(where)
    .orderBy(asc(catalogItems.position))
    .limit(limit)
  const counts = await getCounts(
    orm,
    'catalog',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, likes: counts(row.id).likes }))
}
