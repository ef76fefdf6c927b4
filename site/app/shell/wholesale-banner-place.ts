import { type Addressed, catalogItemAddress } from '@rapport/contract/addresses'

/** Home, Blog and BlogPost, Account, Search (§2). */
const WITHOUT = /^\/(?:$|(?:blog|account|search)\/)/

/**
 * Where the wholesale banner of a page leads, or undefined where there is none: on the wholesale pages themselves,
 * Home, Blog, BlogPost, Account, Search and 404 (§2). The first landing lists the others.
 */
export function wholesaleAddress(
  pathname: string,
  found: boolean,
  landings: readonly Addressed[],
): string | undefined {
  const addresses = landings.map(catalogItemAddress)
  return found && !WITHOUT.test(pathname) && !addresses.includes(pathname) ? addresses[0] : undefined
}
