import { sql } from 'drizzle-orm'
import { materials, unionMembers } from '../materials/tables.ts'
import { categoryMaterials, priceCategories } from '../prices/tables.ts'
import { catalogPriceGroups } from './tables.ts'

/**
 * Pairs of an item and a material (`item_id`, `material_id`) from its price groups. A union means each of
 * its members. An item of a member also matches the union.
 */
export const itemMaterials = sql`(
  select distinct ${catalogPriceGroups.itemId} as item_id, counted.material_id
  from ${catalogPriceGroups}
  join ${priceCategories} on ${priceCategories.groupId} = ${catalogPriceGroups.groupId}
  join ${categoryMaterials} on ${categoryMaterials.categoryId} = ${priceCategories.id}
  join (
    select ${materials.id} as named_id, ${materials.id} as material_id from ${materials}
    union select one.union_id, one.material_id from ${unionMembers} one
    union select one.material_id, one.union_id from ${unionMembers} one
    union select one.union_id, other.union_id
      from ${unionMembers} one join ${unionMembers} other on other.material_id = one.material_id
  ) counted on counted.named_id = ${categoryMaterials.materialId})`
