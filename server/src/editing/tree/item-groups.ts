import type { ItemGroup } from '@rapport/staff-contract/entries/catalog-tree'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { hasTitle } from '../list/entry-filter.ts'
import { contentEntries, isInUse } from '../tables.ts'
import { isGroup, selectNodes } from './item-nodes.ts'

/** Longer results are not helpful. More words narrow them. */
const GROUPS_FOUND = 20
/** Greater depth means that drafts form a cycle. */
const DEPTH_MAX = 10

const { id, kind, parent, position, subjectId, title } = contentEntries

/** Finds groups by words of their titles, including drafts. Without words, returns the top level. */
export async function listItemGroups(orm: Orm, words?: string): Promise<ItemGroup[]> {
  const rows = await selectNodes(orm)
    .where(and(eq(kind, 'item'), isInUse, hasTitle(words) ?? isNull(parent), isGroup(orm)))
    .orderBy(asc(position), asc(id))
    .limit(GROUPS_FOUND)
  const above = await findAncestors(
    orm,
    rows.map(({ node }) => node.parent),
  )
  return rows.map(({ id, title, node: { key, catalogKind, parent } }) => {
    const path = pathTo(parent, above)
    return {
      id,
      key,
      title,
      catalogKind,
      within: path.map((group) => group.title),
      above: path.map((group) => group.key),
    }
  })
}

interface Above {
  key: number
  title: string
  parent: number | null
}

/** Loads ancestors level by level. */
async function findAncestors(orm: Orm, keys: (number | null)[]): Promise<Map<number, Above>> {
  const ancestors = new Map<number, Above>()
  let wanted = [...new Set(keys)].filter((key) => key !== null)
  for (let depth = 0; wanted.length > 0 && depth < DEPTH_MAX; depth += 1) {
    const rows = await orm
      .select({ subjectId, title, parent })
      .from(contentEntries)
      .where(and(eq(kind, 'item'), inArray(subjectId, wanted.map(String))))
    for (const row of rows) ancestors.set(Number(row.subjectId), { ...row, key: Number(row.subjectId) })
    wanted = [...new Set(rows.map((row) => row.parent))].filter(
      (key) => key !== null && !ancestors.has(key),
    ) as number[]
  }
  return ancestors
}

function pathTo(parent: number | null, above: ReadonlyMap<number, Above>): Above[] {
  const path: Above[] = []
  for (
    let group = above.get(parent ?? 0);
    group && !path.includes(group);
    group = above.get(group.parent ?? 0)
  )
    path.unshift(group)
  return path
}
