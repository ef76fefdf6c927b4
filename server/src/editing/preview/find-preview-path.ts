import { CATALOG_BREADCRUMB } from '@rapport/contract/paths/breadcrumbs'
import { MATERIAL_PARAM, MATERIAL_SECTION_ID } from '@rapport/contract/paths/catalog-list-paths'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { parents } from '../../catalog/cards.ts'
import { itemMaterials } from '../../catalog/item-materials.ts'
import { catalogItems, catalogPriceGroups } from '../../catalog/tables.ts'
import { materials } from '../../materials/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { priceGroups } from '../../prices/tables.ts'
import { getKind, type Snapshot } from '../kinds.ts'

/** Kinds without a page are previewed on products. Selects the ids of products that show the entry with this key. */
const productIds: Partial<Record<ContentKindName, (subjectId: string) => SQL>> = {
  material: (erpId) =>
    sql`(select made.item_id from ${itemMaterials} made join ${materials} on ${materials.id} = made.material_id
      where ${eq(materials.erpId, erpId)})`,
  'price-group': (erpId) =>
    sql`(select ${catalogPriceGroups.itemId} from ${catalogPriceGroups}
      join ${priceGroups} on ${priceGroups.id} = ${catalogPriceGroups.groupId} where ${eq(priceGroups.erpId, erpId)})`,
  operation: (code) =>
    sql`(select ${catalogItems.id} from ${catalogItems}
      where ${catalogItems.operations} @> ${JSON.stringify([{ code }])}::jsonb)`,
}

interface PreviewSubject {
  kind: ContentKindName
  subjectId: string | null
  snapshot: Snapshot
}

/**
 * Returns the path of a page that shows an entry: its ownPath page, else the first product that shows it, else the
 * catalogue.
 */
export async function findPreviewPath(
  orm: Orm,
  { kind, subjectId, snapshot }: PreviewSubject,
): Promise<string> {
  const ownPath = await getKind(kind).resolvePath(snapshot, orm)
  if (ownPath !== undefined) return ownPath
  const products = subjectId === null ? undefined : productIds[kind]?.(subjectId)
  const [product] = products
    ? await orm
        .select({ slug: catalogItems.slug, parentSlug: parents.slug, kind: catalogItems.kind })
        .from(catalogItems)
        .leftJoin(parents, eq(parents.id, catalogItems.parentId))
        .where(inArray(catalogItems.id, products))
        .orderBy(asc(catalogItems.position))
        .limit(1)
    : []
  const path = product ? catalogItemPath(product) : CATALOG_BREADCRUMB.path
  return kind === 'material' && subjectId !== null && product ? `${path}${materialTarget(subjectId)}` : path
}

/** A product page highlights the material that its URL names. */
const materialTarget = (erpId: string): string =>
  `?${new URLSearchParams({ [MATERIAL_PARAM]: erpId })}#${MATERIAL_SECTION_ID}`
