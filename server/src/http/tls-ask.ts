import type { IncomingMessage } from 'node:http'
import { findSubdomain } from '@rapport/contract/paths/city-hosts'
import { getTableName } from 'drizzle-orm'
import fp from 'fastify-plugin'
import ipaddr from 'ipaddr.js'
import { listCityHosts } from '../contacts/queries.ts'
import { cities } from '../contacts/tables.ts'
import { createResponseCache } from '../platform/http/response-cache.ts'
import type { Services } from '../services.ts'

const DOMAIN_LENGTH_MAX = 253
const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/
const SUBDOMAINS = 'subdomains'
const INSIDE = ['loopback', 'private', 'uniqueLocal', 'linkLocal']
/** Headers of proxies. A request for a visitor has at least one, and a question of the proxy itself has none. */
const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
]

/**
 * Tells a proxy in the same network which hosts exist, before it requests a certificate for one. Answers 200 for the
 * main host and those of published cities, 404 for others and for requests from outside. Has no rate limit, since
 * strangers who try many names would use it up for the proxy. The hosts are read once per change.
 */
export const tlsAsk = fp<Services>(
  async (app, { database: { orm }, env, onContentChange }) => {
    const { protocol, hostname } = new URL(env.PUBLIC_URL)
    const base = `${protocol}//${hostname}`
    const cache = createResponseCache<ReadonlySet<string>>({ entriesMax: 1, bytesMax: 1, sizeOf: () => 0 })
    onContentChange(cache.clear, (table) => table === getTableName(cities))
    const loadSubdomains = async () =>
      new Set(['', ...(await listCityHosts(orm)).map(({ subdomain }) => subdomain)])

    app.get<{ Querystring: { domain?: unknown } }>('/internal/tls-ask', async (request, reply) => {
      const subdomain = isFromInside(request.raw) ? askedSubdomain(request.query.domain, base) : undefined
      const known = subdomain !== undefined && (await cache.load(SUBDOMAINS, loadSubdomains)).has(subdomain)
      return reply
        .code(known ? 200 : 404)
        .header('cache-control', 'no-store')
        .send()
    })
  },
  { name: 'tls-ask', dependencies: ['contacts'] },
)

/** Returns the subdomain of a domain. Undefined for a foreign or malformed domain. */
function askedSubdomain(domain: unknown, base: string): string | undefined {
  if (typeof domain !== 'string' || domain.length > DOMAIN_LENGTH_MAX) return undefined
  const lower = domain.toLowerCase()
  return DOMAIN.test(lower) ? findSubdomain(lower, base) : undefined
}

/** Returns whether a request comes from this machine or a private network, and not through a proxy. */
function isFromInside({ socket: { remoteAddress = '' }, rawHeaders }: IncomingMessage): boolean {
  if (!ipaddr.isValid(remoteAddress)) return false
  const isForwarded = rawHeaders.some(
    (text, index) => index % 2 === 0 && FORWARDED.includes(text.toLowerCase()),
  )
  return !isForwarded && INSIDE.includes(ipaddr.process(remoteAddress).range())
}
