import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import type { SeoGroup } from '@rapport/contract/site/seo'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { SEO_PAGES_MAX } from '@rapport/staff-contract/seo-pages/seo-page-limits'
import type { SeoPage } from '@rapport/staff-contract/seo-pages/seo-pages'
import { inArray } from 'drizzle-orm'
import { listPostSeo } from '../blog/list-post-seo.ts'
import { listItemSeo } from '../catalog/list-item-seo.ts'
import { contentEntries } from '../editing/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { PageSeo } from '../seo/resolve-seo.ts'
import { describePage } from '../site-pages/page-seo.ts'
import { findFaults, type PageWithSeo } from './find-faults.ts'

const KINDS = ['item', 'post', 'text-page', 'city', 'home'] as const

/** Returns the pages that staff write, with their SEO data and its faults, by path. */
export async function listSeoPages(orm: Orm, around: { origin: string; now: Date }): Promise<SeoPage[]> {
  const items = await listItemSeo(orm, SEO_PAGES_MAX)
  const posts = await listPostSeo(orm, around.now, SEO_PAGES_MAX)
  const rows = await orm
    .select({
      id: contentEntries.id,
      kind: contentEntries.kind,
      subjectId: contentEntries.subjectId,
      title: contentEntries.title,
    })
    .from(contentEntries)
    .where(inArray(contentEntries.kind, [...KINDS]))
  const entryIds = new Map(rows.map(({ id, kind, subjectId }) => [`${kind} ${subjectId}`, id]))
  const said = (kind: ContentKindName) => (page: PageSeo) => {
    const entryId = entryIds.get(`${kind} ${page.id}`)
    return entryId === undefined ? [] : [{ ...page, kind, entryId }]
  }
  const others: PageWithSeo[] = []
  for (const { id: entryId, kind, subjectId, title } of rows) {
    const [group, entityId] = placeOf(kind, subjectId ?? '')
    const page = group && (await describePage(orm, group, entityId, around))
    if (page) others.push({ ...page, id: entryId, name: title, kind, entryId })
  }
  const pages = [...items.flatMap(said('item')), ...posts.flatMap(said('post')), ...others]
  return findFaults(pages).sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Finds pages whose kind has no list of its own; these are few. */
function placeOf(kind: ContentKindName, subjectId: string): [SeoGroup, string] | [undefined, ''] {
  if (kind === 'home') return ['page', '/']
  if (kind === 'city') return ['city', subjectId]
  const path = kind === 'text-page' ? TEXT_PAGE_PATHS[subjectId] : undefined
  return path === undefined ? [undefined, ''] : ['page', path]
}
