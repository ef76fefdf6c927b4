import type { CatalogKind } from '@rapport/contract/paths/catalog-kind'
import type { ItemNode } from '@rapport/staff-contract/entries/catalog-tree'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import {
  aliasedTable,
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { catalogHiddenItems, catalogItems } from '../../catalog/tables.ts'
import { media } from '../../media/tables.ts'
import { toPicture } from '../../media/to-picture.ts'
import type { Orm } from '../../platform/database/database.ts'
import { listPreviews } from '../entries.ts'
import { contentDrafts, contentEntries, contentVersions, isInUse } from '../tables.ts'

const { id, kind, parent, position, subjectId, title } = contentEntries
const children = aliasedTable(contentEntries, 'children')

/** Matches direct children of a group, or of the top level. */
export const isInGroup = (group: number | null) =>
  and(eq(kind, 'item'), isInUse, group === null ? isNull(parent) : eq(parent, group))

/** Returns direct children of a group, or of the top level, in the order of their drafts. */
export async function listItemNodes(
  orm: Orm,
  query: { parent?: number | undefined; after?: string | undefined },
): Promise<{ nodes: ItemNode[]; next: string | null }> {
  const previews = await listPreviews(orm, {
    where: and(isInGroup(query.parent ?? null), isBehind(query.after)),
    orderBy: [asc(position), asc(id)],
    limit: ADMIN_LIST_MAX + 1,
  })
  const shown = previews.slice(0, ADMIN_LIST_MAX)
  const rows = await listNodeRows(
    orm,
    shown.map((preview) => preview.id),
  )
  const nodes = shown.flatMap((preview) => {
    const row = rows.get(preview.id)
    return row ? [{ ...preview, ...row.node, picture: row.picture && toPicture(row.picture) }] : []
  })
  const last = previews.length > ADMIN_LIST_MAX ? shown.at(-1) : undefined
  return { nodes, next: last ? `${rows.get(last.id)?.position ?? 'end'}_${last.id}` : null }
}

/** Entries without a position are last. */
function isBehind(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined
  const [place, lastId] = after.split('_')
  const isLater = gt(id, Number(lastId))
  if (place === 'end') return and(isNull(position), isLater)
  return or(gt(position, Number(place)), and(eq(position, Number(place)), isLater), isNull(position))
}

/** Selects the additional columns of the tree. */
export function selectNodes(orm: Orm) {
  const logos = aliasedTable(media, 'logos')
  const logo = orm.select({ file: logos.file }).from(logos).where(eq(logos.id, catalogItems.logo))
  const picture = presently(orm, 'picture', sql`(${logo})`)
  return orm
    .select({
      id,
      title,
      position,
      picture: media,
      node: {
        key: sql<number>`${subjectId}::integer`,
        parent,
        isGroup: isGroup(orm),
        catalogKind: sql<CatalogKind>`coalesce(${presently(orm, 'kind', catalogItems.kind)}, 'regular')`,
        hasChildren: sql<boolean>`${exists(
          orm
            .select({ id: children.id })
            .from(children)
            .where(
              and(
                eq(children.kind, 'item'),
                sql`${children.parent} = ${subjectId}::integer`,
                isNull(children.trashedAt),
              ),
            ),
        )}`,
        isHidden: sql<boolean>`${isNotNull(catalogHiddenItems.id)}`,
      },
    })
    .from(contentEntries)
    .leftJoin(contentDrafts, eq(contentDrafts.entryId, id))
    .leftJoin(catalogItems, sql`${catalogItems.id} = ${subjectId}::integer`)
    .leftJoin(catalogHiddenItems, sql`${catalogHiddenItems.id} = ${subjectId}::integer`)
    .leftJoin(media, eq(media.file, picture))
}

async function listNodeRows(orm: Orm, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await selectNodes(orm).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Condition for rows of `selectNodes`. */
export const isGroup = (orm: Orm): SQL<boolean> =>
  sql`coalesce(${presently(orm, 'isGroup', sql`${catalogItems.isGroup}::text`)}, 'false')::boolean`

/** Field of the draft, else of the public row, else of the last version. */
function presently(orm: Orm, field: keyof ItemSnapshot, published: SQLWrapper): SQL {
  const { entryId, number, snapshot } = contentVersions
  const last = orm
    .select({ value: sql`${snapshot} ->> ${sql.raw(`'${field}'`)}` })
    .from(contentVersions)
    .where(eq(entryId, id))
    .orderBy(sql`${number} desc`)
    .limit(1)
  return sql`coalesce(${contentDrafts.snapshot} ->> ${sql.raw(`'${field}'`)}, ${published}, ${last})`
}

/** Returns the tree columns of an item by key. */
export async function findNode(orm: Orm, key: number) {
  const [entry] = await orm
    .select({ id })
    .from(contentEntries)
    .where(and(eq(kind, 'item'), isInUse, eq(subjectId, String(key))))
  return entry && (await listNodeRows(orm, [entry.id])).get(entry.id)
}
