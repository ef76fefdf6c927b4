import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { pageQuery } from '@rapport/contract/paths/page-queries'
import { redirectMessages } from '@rapport/staff-contract/redirects/redirect-messages'
import { PARAMETERS_MAX, PATH_MAX } from '@rapport/staff-contract/redirects/redirects'
import { canonicalPath, isPagePath, isServicePath } from '../platform/http/canonical-path.ts'
import { SERVICE_PAGES } from '../site-pages/service-pages.ts'
import { type SiteAddress, splitAddress } from './site-address.ts'

/** Facts about the two addresses of a redirect. */
export interface AddressFacts {
  /** Paths that have a page. */
  living: ReadonlySet<string>
  /** Old path of another redirect that leads to the old path of this one. */
  followed: string | undefined
  /** Targets of existing redirects by old path. */
  next: ReadonlyMap<string, string>
}

/** Returns an old path as it is stored. A fragment is left in place: it is never sent, so it is an error. */
export const storedOldPath = (oldPath: string): string =>
  oldPath.includes('#') ? oldPath : splitAddress(oldPath).key

/** Returns the errors of a redirect from a stored old path to an address, by field. */
export function checkRedirect(
  { oldPath, newPath }: { oldPath: string; newPath: string },
  facts: AddressFacts,
): FieldErrors {
  const from = splitAddress(oldPath)
  const old = oldPath.includes('#') ? redirectMessages.noPath : checkOldPath(from, facts)
  const target = checkTarget(splitAddress(newPath), from, facts)
  return { ...(old ? { oldPath: [old] } : {}), ...(target ? { newPath: [target] } : {}) }
}

function checkOldPath({ path, key }: SiteAddress, { living, followed }: AddressFacts): string | undefined {
  // Pages of other sites end in `.html` or `.php`. Files of this site have routes of their own, before any redirect.
  if (canonicalPath(path) !== path || isServicePath(path)) return redirectMessages.noPath
  if (key.length > PATH_MAX) return redirectMessages.pathTooLong(PATH_MAX)
  const query = key.slice(path.length)
  if (query.split('&').length > PARAMETERS_MAX) return redirectMessages.tooManyParameters(PARAMETERS_MAX)
  if (living.has(path)) {
    if (query === '') return redirectMessages.living
    if (SERVICE_PAGES.has(path) || pageQuery(path, query) !== '') return redirectMessages.ownQuery
  }
  return followed === undefined ? undefined : redirectMessages.followed(followed)
}

function checkTarget(to: SiteAddress, from: SiteAddress, { living, next }: AddressFacts): string | undefined {
  if (to.key === from.key || to.path === from.key) return redirectMessages.itself
  if (canonicalPath(to.path) !== to.path || !isPagePath(to.path)) return redirectMessages.noPath
  const ofQuery = to.key === to.path ? undefined : next.get(to.key)
  if (ofQuery !== undefined) return redirectMessages.chain(ofQuery)
  if (living.has(to.path)) return undefined
  const ofPath = next.get(to.path)
  return ofPath === undefined ? redirectMessages.nowhere : redirectMessages.chain(ofPath)
}
