import { isDeepStrictEqual } from 'node:util'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import { asc, eq } from 'drizzle-orm'
import { materials } from '../materials/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows, namedColumns } from '../platform/database/json-rows.ts'
import { categoryMaterials, priceCategories } from './tables.ts'

type Category = PriceGroupSnapshot['categories'][number]

/** Returns the categories of a price group in their order. */
export async function listCategories(orm: Orm, groupId: number): Promise<Category[]> {
  const named = orm
    .select(namedColumns({ erpId: materials.erpId }))
    .from(categoryMaterials)
    .innerJoin(materials, eq(materials.id, categoryMaterials.materialId))
    .where(eq(categoryMaterials.categoryId, priceCategories.id))
    .orderBy(asc(categoryMaterials.position))
  const rows = await orm
    .select({ title: priceCategories.title, materials: jsonRows(named) })
    .from(priceCategories)
    .where(eq(priceCategories.groupId, groupId))
    .orderBy(asc(priceCategories.position))
  return rows.map(({ title, materials }) => ({
    title,
    materials: (materials as { erpId: string }[]).map(({ erpId }) => erpId),
  }))
}

/** Replaces the categories of a price group if they differ. Returns whether they did. Nothing refers to their ids. */
export async function replaceCategories(
  tx: Orm,
  groupId: number,
  categories: Category[],
  idOf: (erpId: string) => number,
): Promise<boolean> {
  const stored = await listCategories(tx, groupId)
  if (isDeepStrictEqual(stored, categories)) return false
  if (stored.length > 0) await tx.delete(priceCategories).where(eq(priceCategories.groupId, groupId))
  for (const [position, category] of categories.entries()) {
    const [row] = await tx
      .insert(priceCategories)
      .values({ groupId, position, title: category.title })
      .returning({ id: priceCategories.id })
    if (!row) continue
    const named = category.materials.map((erpId, at) => ({
      categoryId: row.id,
      materialId: idOf(erpId),
      position: at,
    }))
    await tx.insert(categoryMaterials).values(named)
  }
  return true
}
