import { postPath } from '@rapport/contract/paths/blog-paths'
import { catalogItemPath, cityContactPath } from '@rapport/contract/paths/paths'
import { and, eq, sql } from 'drizzle-orm'
import { posts } from '../blog/tables.ts'
import { parents } from '../catalog/cards.ts'
import { catalogItems } from '../catalog/tables.ts'
import { listDemoPages } from '../demo-entries/queries.ts'
import { demoEntries } from '../demo-entries/tables.ts'
import type { OnContentChange } from '../platform/database/content-changes.ts'
import type { Orm } from '../platform/database/database.ts'

/** Tells which pages are still the demo factory's. */
export interface DemoPaths {
  has(path: string): Promise<boolean>
}

/**
 * Reads the pages again after each change of content. Only the first start marks pages, so a site without any is not
 * asked again.
 */
export async function createDemoPaths(orm: Orm, onContentChange: OnContentChange): Promise<DemoPaths> {
  let paths: Promise<ReadonlySet<string>> | undefined = Promise.resolve(await listDemoPaths(orm))
  if ((await paths).size === 0) return { has: async () => false }
  onContentChange(() => {
    paths = undefined
  })
  const load = () =>
    listDemoPaths(orm).catch((error: unknown) => {
      paths = undefined
      throw error
    })
  return {
    async has(path) {
      paths ??= load()
      return (await paths).has(path)
    },
  }
}

async function listDemoPaths(orm: Orm): Promise<ReadonlySet<string>> {
  const pages = [...(await listDemoPages(orm))]
  if (pages.length === 0) return new Set()
  const items = await orm
    .select({
      slug: catalogItems.slug,
      kind: catalogItems.kind,
      parentSlug: sql<string | null>`${parents.slug}`,
    })
    .from(catalogItems)
    .innerJoin(demoEntries, isDemo('item', sql`${catalogItems.id}`))
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
  const written = await orm
    .select({ slug: posts.slug })
    .from(posts)
    .innerJoin(demoEntries, isDemo('post', sql`${posts.id}`))
  return new Set([
    ...items.map(catalogItemPath),
    ...written.map(({ slug }) => postPath(slug)),
    ...idsOf(pages, 'city:').map((id) => cityContactPath(Number(id))),
    ...idsOf(pages, 'page:'),
  ])
}

const isDemo = (kind: 'item' | 'post', id: ReturnType<typeof sql>) =>
  and(eq(demoEntries.kind, kind), eq(demoEntries.subjectId, sql`${id}::text`))

const idsOf = (pages: readonly string[], group: string): string[] =>
  pages.filter((page) => page.startsWith(group)).map((page) => page.slice(group.length))
