import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import { SEO_PAGES_MAX } from '@rapport/contract/limits'
import type { SeoPage } from '@rapport/contract/seo-pages'
import { inArray } from 'drizzle-orm'
import { listPostSeo } from '../../blog/list-post-seo.ts'
import { listItemSeo } from '../../catalog/list-item-seo.ts'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { PageSeo } from '../../seo/resolve-seo.ts'
import { findFaults } from './find-faults.ts'

/** Returns the pages of items and posts as they are on the site, with what is wrong with what they say, by their paths. */
export async function listSeoPages(orm: Orm, now: Date): Promise<SeoPage[]> {
  const items = await listItemSeo(orm, SEO_PAGES_MAX)
  const posts = await listPostSeo(orm, now, SEO_PAGES_MAX)
  const rows = await orm
    .select({ id: contentEntries.id, kind: contentEntries.kind, subjectId: contentEntries.subjectId })
    .from(contentEntries)
    .where(inArray(contentEntries.kind, ['item', 'post']))
  const entryIds = new Map(rows.map(({ id, kind, subjectId }) => [`${kind} ${subjectId}`, id]))
  const said = (kind: ContentKindName) => (page: PageSeo) => {
    const entryId = entryIds.get(`${kind} ${page.id}`)
    return entryId === undefined ? [] : [{ ...page, kind, entryId }]
  }
  const pages = [...items.flatMap(said('item')), ...posts.flatMap(said('post'))]
  return findFaults(pages).sort((one, other) => (one.path < other.path ? -1 : 1))
}
