import { sql } from 'drizzle-orm'
import { materials, unionMembers } from '../materials/tables.ts'
import { categoryMaterials, priceCategories } from '../prices/tables.ts'
import { catalogPriceGroups } from './tables.ts'

/**
 * Pairs of a price group and a material (`group_id`, `material_id`); some repeat. A union means each of its members. A
 * group of a member also has the union.
 */
export const groupMaterials = sql`(
  select ${priceCategories.groupId}, counted.material_id
  from ${priceCategories}
  join ${categoryMaterials} on ${categoryMaterials.categoryId} = ${priceCategories.id}
  join (
    select ${materials.id} as named_id, ${materials.id} as material_id from ${materials}
    union select one.union_id, one.material_id from ${unionMembers} one
    union select one.material_id, one.union_id from ${unionMembers} one
    union select one.union_id, other.union_id
      from ${unionMembers} one join ${unionMembers} other on other.material_id = one.material_id
  ) counted on counted.named_id = ${categoryMaterials.materialId})`

/** Pairs of an item and a material (`item_id`, `material_id`) from its price groups; some repeat. */
export const itemMaterials = sql`(
  select ${catalogPriceGroups.itemId}, of_group.material_id
  from ${catalogPriceGroups} join ${groupMaterials} of_group on of_group.group_id = ${catalogPriceGroups.groupId})`
