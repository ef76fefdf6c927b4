import { cityOrigin, findSubdomain } from '@rapport/contract/paths/city-hosts'
import { eq } from 'drizzle-orm'
import { cities } from '../../contacts/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** Redirect of a host's pages: an origin and a status. */
interface HostRedirect {
  origin: string
  status: 301 | 302
}

/**
 * Finds the redirect of one of our hosts, spelled as createHostReader does. Undefined if the host has pages.
 */
export type FindHostRedirect = (host: string) => Promise<HostRedirect | undefined>

/**
 * Creates the redirects of hosts. A leading www is removed with 301. An unknown subdomain redirects to the
 * base with 302, since a future city may use it, and browsers cache a 301.
 */
export function createHostRedirects(orm: Orm, base: string): FindHostRedirect {
  return async (host) => {
    const subdomain = findSubdomain(host, base)
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
