import { BLOG_PATH, POST_PATH } from '@rapport/contract/paths/blog-paths'
import { INDIVIDUAL_ORDER_SLUG, LICENSES_PATH, TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { type SQL, sql } from 'drizzle-orm'
import { published } from '../blog/queries.ts'
import { posts } from '../blog/tables.ts'
import { catalogItems } from '../catalog/tables.ts'
import { licenses, siteProperties, textPages } from '../content/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { redirects } from '../seo/tables.ts'

const MARGIN_POST = sql`(
  select ${siteProperties.marginPost} from ${siteProperties} where ${siteProperties.marginPost} ~ ${POST_PATH.source})`
/** Slug in the path of the post, and in the path that a renamed post redirects to. */
const marginSlugs = sql`split_part(${MARGIN_POST}, '/', 3),
  (select split_part(${redirects.newPath}, '/', 3) from ${redirects} where ${redirects.oldPath} = ${MARGIN_POST})`

/** Content of each page with a known path that does not exist without it. A null path is no page. */
const contents = (now: Date): [path: string | SQL, rows: SQL][] => [
  ...Object.entries(TEXT_PAGE_PATHS).map(([slug, path]): [string, SQL] => [
    path,
    sql`select from ${textPages} where ${textPages.slug} = ${slug}`,
  ]),
  [LICENSES_PATH, sql`select from ${licenses}`],
  [BLOG_PATH, sql`select from ${posts} where ${published(now)}`],
  [MARGIN_POST, sql`select from ${posts} where ${posts.slug} in (${marginSlugs}) and ${published(now)}`],
  [
    `/${INDIVIDUAL_ORDER_SLUG}/`,
    sql`select from ${catalogItems} where ${catalogItems.slug} = ${INDIVIDUAL_ORDER_SLUG}`,
  ],
]

/** Selects the paths of known pages without content. They answer 404, and nothing may link to them. */
export function absentPagesSql(now: Date): SQL<string[]> {
  const paths = contents(now).map(
    ([path, rows]) => sql`case when not exists (${rows}) then ${path}::text end`,
  )
  return sql<string[]>`array_remove(array[${sql.join(paths, sql`, `)}], null)`
}

/** Returns the paths of known pages without content. */
export async function listAbsentPages(orm: Orm, now: Date): Promise<Set<string>> {
  const [row] = await queryRows<{ paths: string[] }>(orm, sql`select ${absentPagesSql(now)} as paths`)
  return new Set(row?.paths)
}
