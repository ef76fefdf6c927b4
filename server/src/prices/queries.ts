import type { PriceGroup, PriceList, PriceTable } from '@rapport/contract/prices'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { materialColumns, toMaterial } from '../materials/queries.ts'
import { materials } from '../materials/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { categoryMaterials, priceCategories, priceGroups, priceRows, priceVariants } from './tables.ts'

const ROWS_MAX = 500

/** A price table by the list of whoever asks; undefined where there is no such group or variant. */
export async function getPriceTable(
  orm: Orm,
  erpId: string,
  index: number,
  list: PriceList,
): Promise<PriceTable | undefined> {
  const [found] = await orm
    .select()
    .from(priceVariants)
    .innerJoin(priceGroups, eq(priceGroups.id, priceVariants.groupId))
    .where(and(eq(priceGroups.erpId, erpId), eq(priceVariants.index, index)))
  if (!found) return undefined
  const { price_groups: group, price_variants: variant } = found
  const rows = await orm
    .select({ materialErpId: materials.erpId, label: priceRows.label, prices: priceRows.prices })
    .from(priceRows)
    .innerJoin(materials, eq(materials.id, priceRows.materialId))
    .where(eq(priceRows.variantId, variant.id))
    .orderBy(asc(priceRows.position))
    .limit(ROWS_MAX)
  return {
    priceErpId: group.erpId,
    variant: variant.index,
    title: variant.title,
    unit: group.unit,
    currency: 'RUB',
    tiers: variant.ranges,
    rows: rows.map(({ prices, ...row }) => ({ ...row, prices: prices[list] ?? prices.anonymous ?? [] })),
    note: group.note,
    updatedAt: group.updatedAt.toISOString(),
  }
}

/** Price groups by their ids, in that order, each with its variants, categories and materials. */
export async function listPriceGroups(orm: Orm, ids: number[]): Promise<PriceGroup[]> {
  if (ids.length === 0) return []
  const variants = Map.groupBy(await listVariants(orm, ids), (row) => row.groupId)
  const categories = Map.groupBy(await listCategoryMaterials(orm, ids), (row) => row.groupId)
  return ids.flatMap((id) => {
    const rows = variants.get(id)
    if (!rows?.[0]) return []
    const { erpId, title } = rows[0]
    return {
      erpId,
      title,
      variants: rows.flatMap(({ variant }) => variant ?? []),
      categories: [...Map.groupBy(categories.get(id) ?? [], (row) => row.id).values()].map((members) => ({
        title: members[0]?.title ?? '',
        materials: members.map(({ material }) => toMaterial(material)),
      })),
    }
  })
}

/** A row for each variant of the groups, and one for a group that has none. */
function listVariants(orm: Orm, groupIds: number[]) {
  const { index, title } = priceVariants
  return orm
    .select({
      groupId: priceGroups.id,
      erpId: priceGroups.erpId,
      title: priceGroups.title,
      variant: { index, title },
    })
    .from(priceGroups)
    .leftJoin(priceVariants, eq(priceVariants.groupId, priceGroups.id))
    .where(inArray(priceGroups.id, groupIds))
    .orderBy(asc(index))
}

/** A row for each material of each category of the groups. */
function listCategoryMaterials(orm: Orm, groupIds: number[]) {
  const { id, groupId, title } = priceCategories
  return orm
    .select({ id, groupId, title, material: materialColumns(orm) })
    .from(priceCategories)
    .innerJoin(categoryMaterials, eq(categoryMaterials.categoryId, priceCategories.id))
    .innerJoin(materials, eq(materials.id, categoryMaterials.materialId))
    .where(inArray(groupId, groupIds))
    .orderBy(asc(priceCategories.position), asc(categoryMaterials.position))
    .limit(ROWS_MAX)
}
