import { cityOrigin, subdomainOf } from '@rapport/contract/paths/city-hosts'
import { eq } from 'drizzle-orm'
import { cities } from '../../contacts/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** Where the pages of a host stand instead: an origin, and the status that says so. */
interface HostRedirect {
  origin: string
  status: 301 | 302
}

/** Looks up whether a host of ours, spelled as createHostReader gives it, has pages; undefined where it has. */
export type FindHostRedirect = (host: string) => Promise<HostRedirect | undefined>

/**
 * A leading www is dropped for good. A subdomain that no city has leads to the base, for now: the next city may
 * be given it, and browsers never ask again about a 301.
 */
export function createHostRedirects(orm: Orm, base: string): FindHostRedirect {
  return async (host) => {
    const subdomain = subdomainOf(host, base)
    if (subdomain === undefined || host === new URL(base).host) return undefined
    const lives = subdomain === '' || (await hasCity(orm, subdomain))
    const origin = cityOrigin(lives ? subdomain : '', base)
    return new URL(origin).host === host ? undefined : { origin, status: lives ? 301 : 302 }
  }
}

async function hasCity(orm: Orm, subdomain: string): Promise<boolean> {
  const rows = await orm
    .select({ id: cities.id })
    .from(cities)
    .where(eq(cities.subdomain, subdomain))
    .limit(1)
  return rows.length > 0
}
