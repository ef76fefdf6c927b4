import type { SeedRedirect } from '@rapport/staff-contract/seed/seed'
import { type ReadContext, readList } from '../reading/read-context.ts'
import { seedRedirect } from './redirect-schema.ts'

/** A path in its canonical spelling. */
const CLEAN = /^\/(?:[^/?#\sA-ZА-ЯЁ]+\/)+$/

/** Reads the redirects. None may hide an existing page, and each must lead to one. */
export async function readRedirects(
  context: ReadContext,
  pages: ReadonlySet<string>,
): Promise<SeedRedirect[]> {
  const { links, errors } = context
  const known = new Set<string>()
  const located = await readList(context, 'redirects.yaml', seedRedirect)
  return located.map(({ location, value }) => {
    if (!CLEAN.test(value.from)) errors.reportError(location, 'from', 'must be a clean path in lower case')
    if (pages.has(value.from)) errors.reportError(location, 'from', 'is a page of the site')
    if (known.has(value.from)) errors.reportError(location, 'from', 'is redirected twice')
    known.add(value.from)
    links.note(value.to, location, 'to')
    return value
  })
}
