import type { SeedRedirect } from '@rapport/contract/seed/seed'
import { type ReadContext, readList } from '../reading/read-context.ts'
import { seedRedirect } from './redirect-schema.ts'

/** An address as the site asks for it once it is cleaned. */
const CLEAN = /^\/(?:[^/?#\sA-ZА-ЯЁ]+\/)+$/

/** Addresses that have moved. None may hide a page that is there, and each must lead to one. */
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
