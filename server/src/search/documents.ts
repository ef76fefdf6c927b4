import { inArray, sql } from 'drizzle-orm'
import { posts, postTags } from '../blog/tables.ts'
import { catalogItems, catalogPriceGroups } from '../catalog/tables.ts'
import { materials, unionMembers } from '../materials/tables.ts'
import type { Orm } from '../platform/database.ts'
import { categoryMaterials, priceCategories } from '../prices/tables.ts'

/** Everything a thing can be found by, as it is written. */
export interface Source {
  subject: Subject
  subjectId: number
  name: string
  position: number
  isGroup: boolean
  /** What is bought apart from the catalogue's own groups. */
  isLanding: boolean
  /** Names of the groups above it, the nearest first. */
  groups: string[]
  materials: string[]
  tags: string[]
  /** Summary and properties of an item; short text of a post. */
  summary: string
  /** The running text of a post. */
  body: string
}
export type Subject = 'catalog' | 'post'

/** The sources of those that are there; what has been deleted is missing. */
export function readSources(orm: Orm, subject: Subject, ids: number[]): Promise<Source[]> {
  if (ids.length === 0) return Promise.resolve([])
  return subject === 'catalog' ? readItems(orm, ids) : readPosts(orm, ids)
}

async function readItems(orm: Orm, ids: number[]): Promise<Source[]> {
  const { id, name, position, kind, isGroup, summary, properties } = catalogItems
  const rows = await orm
    .select({ id, name, position, kind, isGroup, summary, properties })
    .from(catalogItems)
    .where(inArray(id, ids))
  const groups = await listGroupNames(orm, ids)
  const cloths = await listMaterialNames(orm, ids)
  return rows.map((row) => ({
    subject: 'catalog',
    subjectId: row.id,
    name: row.name,
    position: row.position,
    isGroup: row.isGroup,
    isLanding: row.kind === 'landing',
    groups: groups.get(row.id) ?? [],
    materials: cloths.get(row.id) ?? [],
    tags: [],
    summary: [row.summary, ...row.properties.map(({ value }) => value)].join('\n'),
    body: '',
  }))
}

async function readPosts(orm: Orm, ids: number[]): Promise<Source[]> {
  const { id, title, publicationAt, shortText } = posts
  const rows = await orm
    // Only its words are read: it need not be cleaned.
    .select({ id, title, publicationAt, shortText, body: sql<string>`${posts.body}` })
    .from(posts)
    .where(inArray(id, ids))
  const tags = await orm.select().from(postTags).where(inArray(postTags.postId, ids))
  return rows.map((row) => ({
    subject: 'post',
    subjectId: row.id,
    name: row.title,
    // Newer posts come first.
    position: -Math.floor(row.publicationAt.getTime() / 60_000),
    isGroup: false,
    isLanding: false,
    groups: [],
    materials: [],
    tags: tags.filter((tagged) => tagged.postId === row.id).map(({ tag }) => tag),
    summary: row.shortText,
    body: row.body.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/&\w+;/g, ' '),
  }))
}

interface NameRow {
  id: number
  name: string
}

function byId(rows: NameRow[]): Map<number, string[]> {
  const groups = Map.groupBy(rows, (row) => row.id)
  return new Map([...groups].map(([id, named]) => [id, named.map((row) => row.name)]))
}

async function listGroupNames(orm: Orm, ids: number[]): Promise<Map<number, string[]>> {
  const above = sql`with recursive above (id, parent_id, height) as (
      select id, parent_id, 0 from ${catalogItems} where ${inArray(catalogItems.id, ids)}
      union all
      select above.id, parent.parent_id, height + 1
      from above join ${catalogItems} as parent on parent.id = above.parent_id
    )
    select above.id as id, parent.name as name
    from above join ${catalogItems} as parent on parent.id = above.parent_id
    order by above.id, height`
  const { rows } = (await orm.execute(above)) as unknown as { rows: NameRow[] }
  return byId(rows)
}

/** Names of the cloths that the price groups of each item list, and of those that a union stands for. */
async function listMaterialNames(orm: Orm, ids: number[]): Promise<Map<number, string[]>> {
  const listed = sql`with listed as (
      select ${catalogPriceGroups.itemId} as id, ${categoryMaterials.materialId} as material_id
      from ${catalogPriceGroups}
      join ${priceCategories} on ${priceCategories.groupId} = ${catalogPriceGroups.groupId}
      join ${categoryMaterials} on ${categoryMaterials.categoryId} = ${priceCategories.id}
      where ${inArray(catalogPriceGroups.itemId, ids)}
    ), every as (
      select id, material_id from listed
      union
      select listed.id, ${unionMembers.materialId}
      from listed join ${unionMembers} on ${unionMembers.unionId} = listed.material_id
    )
    select every.id as id, ${materials.name} as name
    from every join ${materials} on ${materials.id} = every.material_id
    order by every.id, ${materials.position}`
  const { rows } = (await orm.execute(listed)) as unknown as { rows: NameRow[] }
  return byId(rows)
}
