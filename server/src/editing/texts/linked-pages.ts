import { BLOG_PATH, postPath } from '@rapport/contract/paths/blog-paths'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { posts } from '../../blog/tables.ts'
import { parents } from '../../catalog/cards.ts'
import { catalogItems } from '../../catalog/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { redirects } from '../../seo/tables.ts'

/**
 * A page that texts link to by key, `post/17` or `item/5`, because its path may change. Pages with a fixed path are
 * linked by path.
 */
export interface LinkedPage {
  key: string
  title: string
  path: string
}

/** Returns published pages by key. */
export async function findPages(orm: Orm, keys: readonly string[]): Promise<LinkedPage[]> {
  const filterIds = (kind: string) =>
    keys.flatMap((key) => {
      const [name, id] = key.split('/')
      return name === kind && /^\d{1,9}$/.test(id ?? '') ? [Number(id)] : []
    })
  const [postIds, itemIds] = [filterIds('post'), filterIds('item')]
  return [
    ...(postIds.length > 0 ? await selectPosts(orm, inArray(posts.id, postIds)) : []),
    ...(itemIds.length > 0 ? await selectItems(orm, inArray(catalogItems.id, itemIds)) : []),
  ]
}

/** Returns pages by their current or former paths. */
export async function findPagesByPath(orm: Orm, paths: readonly string[]): Promise<Map<string, LinkedPage>> {
  const pages = new Map((await selectByPath(orm, paths)).map((page) => [page.path, page]))
  const unknown = paths.filter((path) => !pages.has(path))
  if (unknown.length === 0) return pages
  const moved = await orm.select().from(redirects).where(inArray(redirects.oldPath, unknown))
  const targets = await selectByPath(
    orm,
    moved.map(({ newPath }) => newPath),
  )
  for (const { oldPath, newPath } of moved) {
    const target = targets.find(({ path }) => path === newPath)
    if (target) pages.set(oldPath, target)
  }
  return pages
}

async function selectByPath(orm: Orm, paths: readonly string[]): Promise<LinkedPage[]> {
  const getSlugs = (list: string[]) => list.map((path) => path.split('/').at(-2) ?? '')
  const postSlugs = getSlugs(paths.filter((path) => path.startsWith(BLOG_PATH)))
  const itemSlugs = getSlugs(paths.filter((path) => !path.startsWith(BLOG_PATH)))
  const pages = [
    ...(postSlugs.length > 0 ? await selectPosts(orm, inArray(posts.slug, postSlugs)) : []),
    ...(itemSlugs.length > 0 ? await selectItems(orm, inArray(catalogItems.slug, itemSlugs)) : []),
  ]
  return pages.filter(({ path }) => paths.includes(path))
}

async function selectPosts(orm: Orm, where: SQL): Promise<LinkedPage[]> {
  const { id, slug, title } = posts
  const rows = await orm.select({ id, slug, title }).from(posts).where(where)
  return rows.map((row) => ({ key: `post/${row.id}`, title: row.title, path: postPath(row.slug) }))
}

async function selectItems(orm: Orm, where: SQL): Promise<LinkedPage[]> {
  const { id, slug, kind, name } = catalogItems
  const rows = await orm
    .select({ id, slug, kind, name, parentSlug: sql<string | null>`${parents.slug}` })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
    .where(where)
  return rows.map((row) => ({ key: `item/${row.id}`, title: row.name, path: catalogItemPath(row) }))
}
