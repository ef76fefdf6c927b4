import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { fillBlanks, findBlanks, listBlankNames } from '@rapport/staff-contract/snapshots/blanks'
import type { TextPageSnapshot } from '@rapport/staff-contract/snapshots/text-page-snapshot'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { queryClient } from '../../api/queries.ts'
import { listFacts, loadPageSample, SAMPLE_SLUGS } from '../../content/samples/page-sample.ts'
import { lastEntryQuery, refreshLists } from '../../editing/entry-queries.ts'
import { type EntryTarget, entryCalls, saveDraft } from '../../editing/form/entry-calls.ts'
import type { Answers } from '../blank-fields.tsx'

/** A text page as it is, or its sample. */
export interface PageText {
  slug: string
  snapshot: TextPageSnapshot
  /** Undefined: only a sample so far. */
  target: EntryTarget | undefined
  isOnSite: boolean
  /** What staff still have to answer. */
  blanks: string[]
}

/** All text pages that have a sample. Never cached: each visit of the step needs the latest versions. */
export const pageTextsQuery = queryOptions({
  queryKey: ['page-texts'],
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  queryFn: async ({ signal }): Promise<PageText[]> => {
    const site = (await queryClient.fetchQuery(lastEntryQuery('site')))?.snapshot
    const params = { kind: 'text-page', limit: ADMIN_LIST_MAX } as const
    const { entries } = await callAdmin('getEntries', { params, signal })
    const written = await Promise.all(
      entries.map(async ({ id }) => (await callAdmin('getEntry', { params: { id }, signal })).entry),
    )
    return Promise.all(
      SAMPLE_SLUGS.map(async (slug) => {
        const entry = written.find(({ kind, snapshot }) => kind === 'text-page' && snapshot.slug === slug)
        const snapshot = (entry?.snapshot as TextPageSnapshot | undefined) ?? (await startPage(slug))
        const body = fillBlanks(snapshot.body, listFacts(site ?? {}))
        return {
          slug,
          snapshot: { ...snapshot, body },
          target: entry && { id: entry.id, version: entry.version },
          isOnSite: Boolean(entry?.published),
          blanks: listBlankNames(body),
        }
      }),
    )
  },
})

async function startPage(slug: string): Promise<TextPageSnapshot> {
  const sample = await loadPageSample(slug)
  return emptySnapshot('text-page', { ...sample, slug, version: moscowDay(new Date()) })
}

/** Saves the pages that are not on the site, and publishes those without blanks. Returns how many it published. */
export async function savePageTexts(pages: readonly PageText[], answers: Answers): Promise<number> {
  let published = 0
  for (const { snapshot, target, isOnSite } of pages) {
    if (isOnSite) continue
    const body = fillBlanks(snapshot.body, answers)
    const write = { kind: 'text-page', target, reason: 'save', keepalive: false } as const
    const entry = await saveDraft({ ...write, snapshot: { ...snapshot, body } })
    refreshLists([entry])
    if (findBlanks(body).length > 0) continue
    await entryCalls.publish(entry)
    published += 1
  }
  return published
}
