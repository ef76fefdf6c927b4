import type { PriceGroup, PriceList, PriceTable } from '@rapport/contract/prices/prices'
import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { materialColumns, toMaterials } from '../materials/queries.ts'
import { materials } from '../materials/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows, namedColumns } from '../platform/database/json-rows.ts'
import { seesPrices } from './sees-prices.ts'
import { categoryMaterials, priceCategories, priceGroups, priceRows, priceVariants } from './tables.ts'

const ROWS_MAX = 500
/** More than a page or a calculation of fifty products needs. */
const TABLES_MAX = 2000

/** Returns a price table by price list; undefined if there is no such group or variant. Hidden prices are null. */
export async function getPriceTable(
  orm: Orm,
  erpId: string,
  index: number,
  list: PriceList,
): Promise<PriceTable | undefined> {
  const [found] = await selectPriceTables(
    orm,
    list,
    and(eq(priceGroups.erpId, erpId), eq(priceVariants.index, index)),
  )
  return found && toPriceTable(found)
}

/** Returns all tables of the selected groups by a price list, by group and variant. Hidden prices are null. */
export async function listPriceTables(
  orm: Orm,
  groupIds: SQLWrapper,
  list: PriceList = 'anonymous',
): Promise<PriceTable[]> {
  const found = await selectPriceTables(orm, list, inArray(priceGroups.id, groupIds))
  return found.map(toPriceTable)
}

function selectPriceTables(orm: Orm, list: PriceList, where: SQL | undefined) {
  const columns = namedColumns({
    materialErpId: materials.erpId,
    label: priceRows.label,
    prices: sql`case when ${seesPrices(list)} then prices_of_list(${priceRows.prices}, ${list}::text) else (
      select coalesce(jsonb_agg(null::jsonb), '[]')
      from jsonb_array_elements(prices_of_list(${priceRows.prices}, ${list}::text))) end`,
  })
  const rows = orm
    .select(columns)
    .from(priceRows)
    .innerJoin(materials, eq(materials.id, priceRows.materialId))
    .where(eq(priceRows.variantId, priceVariants.id))
    .orderBy(asc(priceRows.position))
    .limit(ROWS_MAX)
  return orm
    .select({
      priceErpId: priceGroups.erpId,
      variant: priceVariants.index,
      title: priceVariants.title,
      unit: priceGroups.unit,
      tiers: priceVariants.ranges,
      rows: sql<PriceTable['rows']>`${jsonRows(rows)}`,
      note: priceGroups.note,
      updatedAt: priceGroups.updatedAt,
    })
    .from(priceVariants)
    .innerJoin(priceGroups, eq(priceGroups.id, priceVariants.groupId))
    .where(where)
    .orderBy(asc(priceGroups.id), asc(priceVariants.index))
    .limit(TABLES_MAX)
}

const toPriceTable = ({
  updatedAt,
  ...table
}: Awaited<ReturnType<typeof selectPriceTables>>[number]): PriceTable => ({
  ...table,
  currency: 'RUB',
  updatedAt: updatedAt.toISOString(),
})

/** Returns price groups by their ids, in that order, with variants, categories and materials. */
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
        materials: members.map(({ material }) => material),
      })),
    }
  })
}

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

async function listCategoryMaterials(orm: Orm, groupIds: number[]) {
  const { id, groupId, title } = priceCategories
  const rows = await orm
    .select({ id, groupId, title, material: materialColumns(orm) })
    .from(priceCategories)
    .innerJoin(categoryMaterials, eq(categoryMaterials.categoryId, priceCategories.id))
    .innerJoin(materials, eq(materials.id, categoryMaterials.materialId))
    .where(inArray(groupId, groupIds))
    .orderBy(asc(priceCategories.position), asc(categoryMaterials.position))
    .limit(ROWS_MAX)
  const shown = await toMaterials(
    orm,
    rows.map(({ material }) => material),
  )
  return rows.flatMap((row, index) => {
    const material = shown[index]
    return material ? { ...row, material } : []
  })
}
