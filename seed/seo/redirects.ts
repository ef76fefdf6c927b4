import { type RedirectDraft, redirectDraft } from '@rapport/contract/drafts'
import { type Reading, readList } from './reading.ts'

/** An address as the site asks for it once it is cleaned (decisions.md §3). */
const CLEAN = /^\/(?:[^/?#\sA-ZА-ЯЁ]+\/)+$/

/** Addresses that have moved. None may hide a page that is there, and each must lead to one. */
export async function readRedirects(reading: Reading, pages: ReadonlySet<string>): Promise<RedirectDraft[]> {
  const { links, mistakes } = reading
  const known = new Set<string>()
  const placed = await readList(reading, 'redirects.yaml', redirectDraft)
  return placed.map(({ place, draft }) => {
    if (!CLEAN.test(draft.from)) mistakes.report(place, 'from', 'must be a clean path in lower case')
    if (pages.has(draft.from)) mistakes.report(place, 'from', 'is a page of the site')
    if (known.has(draft.from)) mistakes.report(place, 'from', 'is redirected twice')
    known.add(draft.from)
    links.note(draft.to, place, 'to')
    return draft
  })
}
