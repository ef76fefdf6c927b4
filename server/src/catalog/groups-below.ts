import { type SQL, sql } from 'drizzle-orm'
import { catalogItems } from './tables.ts'

/**
 * Returns the clause `with recursive below as (…)`: ids of the groups that `tops` selects, and of all groups below
 * them. `isWanted` is a condition on a child group.
 *
 * The planner expects many more rows than a recursion has, and would read the whole catalogue at each level.
 * `offset 0` makes it look up the children of each group in the index.
 */
export function groupsBelow(tops: SQL, isWanted: SQL = sql`true`): SQL {
  // `union` and not `union all`: a cycle of groups must end.
  return sql`with recursive below as (
    ${tops}
    union
    select child.id from below cross join lateral (
      select id from ${catalogItems} where parent_id = below.id and is_group and ${isWanted} offset 0) as child)`
}
