import { baseDomain, cityOrigin, hasSubdomains } from '@rapport/contract/paths/city-hosts'
import { listCityHosts } from '../../contacts/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { RelyingParty } from '../../platform/security/webauthn.ts'

/** The host of the base address, without a port and a leading www. */
export const relyingPartyId = (publicUrl: string): string =>
  new URL(`${new URL(publicUrl).protocol}//${baseDomain(publicUrl)}`).hostname

/** Keys belong to the host with the cities' below it, so that one is good in all of them; not just any subdomain may ask. */
export async function getRelyingParty(orm: Orm, publicUrl: string): Promise<RelyingParty> {
  const base = new URL(publicUrl).origin
  const subdomains = hasSubdomains(base) ? (await listCityHosts(orm)).map(({ subdomain }) => subdomain) : []
  return {
    id: relyingPartyId(publicUrl),
    origins: [...new Set([base, ...subdomains.map((subdomain) => cityOrigin(subdomain, base))])],
  }
}
