import { createHash } from 'node:crypto'
import { BLOG_PATH, postPath } from '@rapport/contract/paths/blog-paths'
import { CATALOG_BREADCRUMB } from '@rapport/contract/paths/breadcrumbs'
import { catalogItemPath, cityContactPath } from '@rapport/contract/paths/paths'
import type { SeoGroup } from '@rapport/contract/site/seo'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { posts } from '../blog/tables.ts'
import { parents } from '../catalog/cards.ts'
import { catalogItems } from '../catalog/tables.ts'
import { cities } from '../contacts/tables.ts'
import { textPages } from '../content/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { seoRecords } from '../seo/tables.ts'
import { findIndexedPages } from '../site-pages/indexed-pages.ts'
import { STATIC_PAGES } from '../site-pages/static-pages.ts'

/** Changes with the row and the editors' texts of its page. Counts of views and likes are in other tables. */
const versionOf = (table: PgTable, group: SeoGroup, id: SQL) =>
  sql<string>`md5(${table}::text || coalesce((
    select ${seoRecords}::text from ${seoRecords}
    where ${seoRecords.groupName} = ${group} and ${seoRecords.entityId} = ${id}), ''))`

/** Returns every indexable page of a host with a version that changes with its content. */
export async function listPageVersions(
  orm: Orm,
  host: { origin: string; base: string; now: Date },
): Promise<Map<string, string>> {
  const indexed = await findIndexedPages(orm, host)
  const pages = (await indexed.list(0, indexed.count)).map(({ path }) => path)
  const known = new Map([...(await listRowVersions(orm)), ...listVersions(pages)])
  return new Map(pages.map((path) => [path, known.get(path) ?? '']))
}

async function listRowVersions(orm: Orm): Promise<[string, string][]> {
  const items = await orm
    .select({
      slug: catalogItems.slug,
      kind: catalogItems.kind,
      parentSlug: sql<string | null>`${parents.slug}`,
      version: versionOf(catalogItems, 'catalog', sql`${catalogItems.id}::text`),
    })
    .from(catalogItems)
    .leftJoin(parents, eq(parents.id, catalogItems.parentId))
  const written = await orm
    .select({ slug: posts.slug, version: versionOf(posts, 'post', sql`${posts.id}::text`) })
    .from(posts)
  const offices = await orm
    .select({ id: cities.id, version: versionOf(cities, 'city', sql`${cities.id}::text`) })
    .from(cities)
  const texts = await orm
    .select({ slug: textPages.slug, version: sql<string>`md5(${textPages}::text)` })
    .from(textPages)
  return [
    ...items.map(({ version, ...item }): [string, string] => [catalogItemPath(item), version]),
    ...written.map(({ slug, version }): [string, string] => [postPath(slug), version]),
    ...offices.map(({ id, version }): [string, string] => [cityContactPath(id), version]),
    ...[...STATIC_PAGES].flatMap(([path, { textSlug }]): [string, string][] => {
      const text = texts.find(({ slug }) => slug === textSlug)
      return text ? [[path, text.version]] : []
    }),
  ]
}

/** A list changes with its entries. */
const listVersions = (pages: string[]): [string, string][] =>
  [BLOG_PATH, CATALOG_BREADCRUMB.path].map((list) => [
    list,
    createHash('md5')
      .update(pages.filter((path) => path.startsWith(list)).join('\n'))
      .digest('hex'),
  ])
