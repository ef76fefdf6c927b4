import { cityOrigin, hasSubdomains } from '@rapport/contract/paths/city-hosts'
import { ne } from 'drizzle-orm'
import pLimit from 'p-limit'
import { cities } from '../../contacts/tables.ts'
import { isOwnMachine } from '../../platform/security/app-secret.ts'
import { type Check, found } from '../check-deps.ts'
import { isHealthy, requestPublic } from '../public-request.ts'

const HOSTS_MAX = 30
const AT_ONCE = 10
const NAMED_MAX = 3

/** Opens the hosts of cities, up to 30, as a visitor does. */
export const checkCityHosts: Check = async ({ env: { PUBLIC_URL }, orm, isRunning }) => {
  if (!isRunning || !orm || !hasSubdomains(PUBLIC_URL) || isOwnMachine(PUBLIC_URL))
    return [found('city-hosts-skipped')]
  const rows = await orm
    .select({ subdomain: cities.subdomain })
    .from(cities)
    .where(ne(cities.subdomain, ''))
    .limit(HOSTS_MAX)
  const limit = pLimit(AT_ONCE)
  const results = await Promise.all(
    rows.map(({ subdomain }) =>
      limit(async () => {
        const origin = cityOrigin(subdomain, PUBLIC_URL)
        return { host: new URL(origin).host, response: await requestPublic(`${origin}/healthz`) }
      }),
    ),
  )
  const failed = results.filter(({ response }) => !isHealthy(response))
  const [first] = failed
  if (!first) return [found('city-hosts-ok', { count: rows.length })]
  const { response } = first
  const code = response.kind === 'answered' ? `HTTP ${response.status}` : response.code
  const hosts = failed.slice(0, NAMED_MAX).map(({ host }) => host)
  const rest = failed.length > NAMED_MAX ? ' …' : ''
  return [found('city-hosts-unreachable', { hosts: hosts.join(', ') + rest, code, count: failed.length })]
}
