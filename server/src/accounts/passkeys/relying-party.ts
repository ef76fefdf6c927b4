import { baseDomain, cityOrigin, hasSubdomains } from '@rapport/contract/paths/city-hosts'
import { listCities } from '../../contacts/queries.ts'
import type { Orm } from '../../platform/database/database.ts'

/** What a program that signs passkeys has to be told of this site, and what it has to have signed. */
export interface RelyingParty {
  /** The host that keys belong to: with the cities' below it, so that one key is good in all of them. */
  id: string
  /** Whose pages may ask for them: the base and the hosts of cities, not just any subdomain. */
  origins: string[]
}

/** The host of the base address, without a port and a leading www. */
export const relyingPartyId = (publicUrl: string): string =>
  new URL(`${new URL(publicUrl).protocol}//${baseDomain(publicUrl)}`).hostname

export async function getRelyingParty(orm: Orm, publicUrl: string): Promise<RelyingParty> {
  const base = new URL(publicUrl).origin
  const subdomains = hasSubdomains(base) ? (await listCities(orm)).map(({ subdomain }) => subdomain) : []
  return {
    id: relyingPartyId(publicUrl),
    origins: [...new Set([base, ...subdomains.map((subdomain) => cityOrigin(subdomain, base))])],
  }
}
