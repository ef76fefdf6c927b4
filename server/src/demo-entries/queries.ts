import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { count } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { demoEntries } from './tables.ts'

/** Groups of pages, as SEO records name them. */
const GROUPS: Partial<Record<ContentKindName, string>> = { item: 'catalog', post: 'post', city: 'city' }

/** Returns the pages that are still the demo factory's, each as `group:id`. */
export async function listDemoPages(orm: Orm): Promise<Set<string>> {
  const rows = await orm.select().from(demoEntries)
  return new Set(
    rows.flatMap(({ kind, subjectId }) => {
      if (kind === 'home') return ['page:/']
      if (kind === 'text-page') return [`page:${TEXT_PAGE_PATHS[subjectId]}`]
      const group = GROUPS[kind]
      return group ? [`${group}:${subjectId}`] : []
    }),
  )
}

/** Counts the entries that are still the demo factory's, by kind. */
export async function countDemoEntries(orm: Orm): Promise<{ kind: ContentKindName; count: number }[]> {
  return orm.select({ kind: demoEntries.kind, count: count() }).from(demoEntries).groupBy(demoEntries.kind)
}
