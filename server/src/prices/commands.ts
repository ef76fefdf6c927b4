import type { SeedPriceGroup } from '@rapport/contract/seed'
import type { Orm } from '../platform/database/database.ts'
import { categoryMaterials, priceCategories, priceGroups, priceRows, priceVariants } from './tables.ts'

/** Puts price groups with their tables into an empty database. Gives their ids by erpId. */
export async function seedPriceGroups(
  tx: Orm,
  seeds: SeedPriceGroup[],
  materialIds: Map<string, number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const materialId = (erpId: string) => {
    const id = materialIds.get(erpId)
    if (id === undefined) throw new Error(`A price group names an unknown material: ${erpId}`)
    return id
  }
  for (const { categories, variants, items, ...columns } of seeds) {
    const [group] = await tx.insert(priceGroups).values(columns).returning({ id: priceGroups.id })
    if (!group) continue
    ids.set(columns.erpId, group.id)
    for (const [position, { title, materials }] of categories.entries()) {
      const [category] = await tx
        .insert(priceCategories)
        .values({ groupId: group.id, position, title })
        .returning({ id: priceCategories.id })
      const members = materials.map((erpId, at) => ({
        categoryId: category?.id ?? 0,
        materialId: materialId(erpId),
        position: at,
      }))
      await tx.insert(categoryMaterials).values(members)
    }
    for (const [index, { title, ranges, rows }] of variants.entries()) {
      const [variant] = await tx
        .insert(priceVariants)
        .values({ groupId: group.id, index, title, ranges })
        .returning({ id: priceVariants.id })
      await tx.insert(priceRows).values(
        rows.map(({ material, label, anonymous, ...lists }, position) => ({
          variantId: variant?.id ?? 0,
          materialId: materialId(material),
          position,
          label,
          prices: { anonymous, ...withoutUndefined(lists) },
        })),
      )
    }
  }
  return ids
}

function withoutUndefined<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
