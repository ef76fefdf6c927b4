import type { PriceGroup, PriceList, PriceTable } from '@rapport/contract/prices'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { materialColumns, withMembers } from '../materials/queries.ts'
import { materials } from '../materials/tables.ts'
import type { Orm } from '../platform/database.ts'
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

/** Price groups by their ids, each with its variants, categories and materials. */
export async function listPriceGroups(orm: Orm, ids: number[]): Promise<PriceGroup[]> {
  if (ids.length === 0) return []
  const groups = await orm.select().from(priceGroups).where(inArray(priceGroups.id, ids))
  const variants = await orm
    .select()
    .from(priceVariants)
    .where(inArray(priceVariants.groupId, ids))
    .orderBy(asc(priceVariants.index))
  const categories = await orm
    .select({
      id: priceCategories.id,
      groupId: priceCategories.groupId,
      title: priceCategories.title,
      material: materialColumns,
    })
    .from(priceCategories)
    .innerJoin(categoryMaterials, eq(categoryMaterials.categoryId, priceCategories.id))
    .innerJoin(materials, eq(materials.id, categoryMaterials.materialId))
    .where(inArray(priceCategories.groupId, ids))
    .orderBy(asc(priceCategories.position), asc(categoryMaterials.position))
    .limit(ROWS_MAX)
  const complete = await withMembers(
    orm,
    categories.map((row) => row.material),
  )
  return groups
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((group) => ({
      erpId: group.erpId,
      title: group.title,
      variants: variants
        .filter((variant) => variant.groupId === group.id)
        .map(({ index, title }) => ({ index, title })),
      categories: [
        ...Map.groupBy(
          categories.filter((category) => category.groupId === group.id),
          (category) => category.id,
        ).values(),
      ].map((rows) => ({
        title: rows[0]?.title ?? '',
        materials: rows.map((row) => complete(row.material)),
      })),
    }))
}
