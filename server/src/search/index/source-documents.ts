import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { BASE_COLOR } from '@rapport/contract/orders/base-colors'
import { inArray, sql } from 'drizzle-orm'
import { posts, postTags } from '../../blog/tables.ts'
import { catalogItems, catalogPriceGroups } from '../../catalog/tables.ts'
import { materials, unionMembers } from '../../materials/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { categoryMaterials, priceCategories } from '../../prices/tables.ts'
import { textOfHtml } from './text-of-html.ts'

/** All searchable texts of an item or a post, in their original form. */
export interface SourceDocument {
  subject: Subject
  subjectId: number
  name: string
  position: number
  isGroup: boolean
  /** A landing: its subject is bought apart from the groups of the catalogue. */
  isLanding: boolean
  /** Names of its ancestors, the nearest first. */
  groups: string[]
  materials: string[]
  tags: string[]
  /** Summary and properties of an item; short text of a post. */
  summary: string
  /** The body of a post. */
  body: string
}
export type Subject = 'catalog' | 'post' | 'page'

/** Reads the texts of subjects; deleted subjects are missing. */
export function readSourceDocuments(
  orm: Orm,
  subject: Exclude<Subject, 'page'>,
  ids: number[],
): Promise<SourceDocument[]> {
  if (ids.length === 0) return Promise.resolve([])
  return subject === 'catalog' ? readItems(orm, ids) : readPosts(orm, ids)
}

async function readItems(orm: Orm, ids: number[]): Promise<SourceDocument[]> {
  const { id, name, position, kind, isGroup, summary, properties } = catalogItems
  const rows = await orm
    .select({ id, name, position, kind, isGroup, summary, properties })
    .from(catalogItems)
    .where(inArray(id, ids))
  const groups = await listGroupNames(orm, ids)
  const materialNames = await listMaterialNames(orm, ids)
  return rows.map((row) => ({
    subject: 'catalog',
    subjectId: row.id,
    name: row.name,
    position: row.position,
    isGroup: row.isGroup,
    isLanding: row.kind === 'landing',
    groups: groups.get(row.id) ?? [],
    materials: materialNames.get(row.id) ?? [],
    tags: [],
    // Available colours are left out: «белая футболка» would match every product.
    summary: [
      row.summary,
      ...row.properties.filter(({ name }) => name !== BASE_COLOR).map(({ value }) => value),
    ].join('\n'),
    body: '',
  }))
}

async function readPosts(orm: Orm, ids: number[]): Promise<SourceDocument[]> {
  const { id, title, publicationAt, shortText } = posts
  const rows = await orm
    // Only its words are used: it need not be sanitized.
    .select({ id, title, publicationAt, shortText, body: sql<string>`${posts.body}` })
    .from(posts)
    .where(inArray(id, ids))
  const tags = await orm.select().from(postTags).where(inArray(postTags.postId, ids)).orderBy(postTags.tag)
  return rows.map((row) => ({
    subject: 'post',
    subjectId: row.id,
    name: row.title,
    // Newer posts come first.
    position: -Math.floor(row.publicationAt.getTime() / MINUTE_MS),
    isGroup: false,
    isLanding: false,
    groups: [],
    materials: [],
    tags: tags.filter(({ postId }) => postId === row.id).map(({ tag }) => tag),
    summary: row.shortText,
    body: textOfHtml(row.body),
  }))
}

interface NameRow {
  id: number
  name: string
}

function namesById(rows: NameRow[]): Map<number, string[]> {
  const groups = Map.groupBy(rows, (row) => row.id)
  return new Map([...groups].map(([id, found]) => [id, found.map(({ name }) => name)]))
}

/** A cycle of groups is passed once: an endless recursion would fill the disk. */
async function listGroupNames(orm: Orm, ids: number[]): Promise<Map<number, string[]>> {
  const query = sql`with recursive above (id, parent_id, level) as (
      select id, parent_id, 0 from ${catalogItems} where ${inArray(catalogItems.id, ids)}
      union all
      select above.id, parent.parent_id, level + 1
      from above join ${catalogItems} as parent on parent.id = above.parent_id
    ) cycle id, parent_id set is_passed using passed
    select above.id as id, parent.name as name
    from above join ${catalogItems} as parent on parent.id = above.parent_id
    where not is_passed
    order by above.id, level`
  return namesById(await queryRows<NameRow>(orm, query))
}

async function listMaterialNames(orm: Orm, ids: number[]): Promise<Map<number, string[]>> {
  const query = sql`with listed as (
      select ${catalogPriceGroups.itemId} as id, ${categoryMaterials.materialId} as material_id
      from ${catalogPriceGroups}
      join ${priceCategories} on ${priceCategories.groupId} = ${catalogPriceGroups.groupId}
      join ${categoryMaterials} on ${categoryMaterials.categoryId} = ${priceCategories.id}
      where ${inArray(catalogPriceGroups.itemId, ids)}
    ), expanded as (
      select id, material_id from listed
      union
      select listed.id, ${unionMembers.materialId}
      from listed join ${unionMembers} on ${unionMembers.unionId} = listed.material_id
    )
    select expanded.id as id, ${materials.name} as name
    from expanded join ${materials} on ${materials.id} = expanded.material_id
    order by expanded.id, ${materials.position}`
  return namesById(await queryRows<NameRow>(orm, query))
}
