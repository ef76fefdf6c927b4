import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../platform/http/api-error.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'

export const ECHO_PATH = '/healthz/proxy'
export const TOKEN_HEADER = 'x-system-check'
const VALID_MS = 60_000

/** What the site has seen of a request. */
export interface Echo {
  ip: string
  host: string
  /** X-Forwarded-For as it arrived. */
  forwardedFor: string
}

/** Creates a token that is valid for a minute. */
export function createEchoToken(key: Buffer): string {
  const expires = String(Date.now() + VALID_MS)
  return `${expires}.${sign(key, expires)}`
}

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex')

/** Adds a route that answers what the site has seen of a request with a token. Answers 404 to others. */
export function proxyEcho(app: FastifyInstance, keys: SecretKeys): void {
  app.get(ECHO_PATH, async (request, reply) => {
    if (!isValid(request.headers[TOKEN_HEADER], keys)) throw notFound()
    const { ip, host, headers } = request
    const forwardedFor = String(headers['x-forwarded-for'] ?? '')
    return reply.header('cache-control', 'no-store').send({ ip, host, forwardedFor } satisfies Echo)
  })
}

function isValid(token: unknown, { accepted }: SecretKeys): boolean {
  const [, expires, signature] = /^(\d{13})\.([\da-f]{64})$/.exec(String(token)) ?? []
  if (!expires || !signature || Number(expires) < Date.now()) return false
  return accepted.some((key) => timingSafeEqual(Buffer.from(sign(key, expires)), Buffer.from(signature)))
}

/** Undefined if the response comes from another program. */
export function parseEcho(text: string): Echo | undefined {
  try {
    const { ip, host, forwardedFor } = JSON.parse(text) as Partial<Echo>
    return ip !== undefined && host !== undefined && forwardedFor !== undefined
      ? { ip, host, forwardedFor }
      : undefined
  } catch {
    return undefined
  }
}
