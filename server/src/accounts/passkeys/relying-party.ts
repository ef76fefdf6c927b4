import { baseDomain, cityOrigin, hasSubdomains } from '@rapport/contract/paths/city-hosts'
import { listCityHosts } from '../../contacts/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { RelyingParty } from '../../platform/security/webauthn.ts'

/** Returns the host of the base URL, without its port and a leading `www.`. */
export const relyingPartyId = (publicUrl: string): string =>
  new URL(`${new URL(publicUrl).protocol}//${baseDomain(publicUrl)}`).hostname

/**
 * Keys belong to the base host, so they work on every city host. Only hosts of cities may request them, not every
 * subdomain.
 */
export async function getRelyingParty(orm: Orm, publicUrl: string): Promise<RelyingParty> {
  const base = new URL(publicUrl).origin
  const subdomains = hasSubdomains(base) ? (await listCityHosts(orm)).map(({ subdomain }) => subdomain) : []
  return {
    id: relyingPartyId(publicUrl),
    origins: [...new Set([base, ...subdomains.map((subdomain) => cityOrigin(subdomain, base))])],
  }
}
