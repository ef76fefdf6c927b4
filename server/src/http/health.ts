import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { notificationsState } from '../orders/queries.ts'
import { errorCode } from '../platform/http/error-code.ts'
import { appSecretWarning } from '../platform/security/app-secret.ts'
import type { HealthOptions, Services } from '../services.ts'

/**
 * Checks a part of the site. Rejects if the site can't work without it. Resolves with a sentence for the
 * operator if it works with a problem.
 */
export type HealthCheck = () => Promise<string | undefined>

/** Checks by the names that /readyz shows. */
export type HealthChecks = Record<string, HealthCheck>

function checkPing(ping: () => Promise<void>): HealthCheck {
  return async () => {
    await ping()
    return undefined
  }
}

/** Response of /readyz. `details` names every part with a problem, and its reason. */
interface Readiness {
  status: 'ok' | 'degraded' | 'unavailable' | 'stopping'
  /** Failing parts that the site can't work without. */
  parts?: string[]
  details?: Record<string, string>
}

const TIMEOUT_MS = 10_000
const FRESH_MS = 2000

export const health = fp<Services>(
  async (app, { database, storage, env, log, health: options }) => {
    const secretWarning = appSecretWarning(env)
    if (secretWarning) log.warn(secretWarning)
    const checks = {
      database: checkPing(database.ping),
      storage: checkPing(storage.ping),
      uploads: app.orders.uploads.state,
      notifications: () => notificationsState(database.orm),
      secrets: async () => secretWarning,
    }
    healthRoutes(app, checks, { ...options, isStopping: () => app.drain.isOn })
  },
  { name: 'health', dependencies: ['orders'] },
)

/**
 * Adds /healthz, which answers while the process lives, and /readyz. The latter answers 200 while every
 * required part works, even with problems. Otherwise it answers 503 with the names of failing parts, and also while
 * the process stops.
 */
export function healthRoutes(
  app: FastifyInstance,
  parts: HealthChecks,
  {
    timeoutMs = TIMEOUT_MS,
    freshMs = FRESH_MS,
    isStopping = () => false,
  }: HealthOptions & { isStopping?: () => boolean } = {},
): void {
  const check = cacheResult(() => checkParts(parts, timeoutMs), freshMs)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' } satisfies Readiness)
    const readiness = await check()
    return reply.code(readiness.status === 'unavailable' ? 503 : 200).send(readiness)
  })
}

/** Runs one check at a time. Its result is cached for `freshMs`. */
function cacheResult<T>(run: () => Promise<T>, freshMs: number): () => Promise<T> {
  let last: Promise<T> | undefined
  return () => {
    if (last) return last
    const mine = run()
    last = mine
    const forget = () => {
      last = undefined
    }
    mine.then(() => setTimeout(forget, freshMs).unref(), forget)
    return mine
  }
}

async function checkParts(parts: HealthChecks, timeoutMs: number): Promise<Readiness> {
  const states = await Promise.all(
    Object.entries(parts).map(async ([name, check]) => ({ name, ...(await checkPart(check, timeoutMs)) })),
  )
  const unwell = states.filter(({ detail }) => detail !== undefined)
  if (unwell.length === 0) return { status: 'ok' }
  const details = Object.fromEntries(unwell.map(({ name, detail = '' }) => [name, detail]))
  const down = states.filter(({ answered }) => !answered).map(({ name }) => name)
  return down.length === 0 ? { status: 'degraded', details } : { status: 'unavailable', parts: down, details }
}

async function checkPart(check: HealthCheck, timeoutMs: number) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Late(timeoutMs)), timeoutMs)
  try {
    return { answered: true, detail: await Promise.race([check(), late.promise]) }
  } catch (error) {
    return { answered: false, detail: error instanceof Late ? error.message : errorCode(error) }
  } finally {
    clearTimeout(timer)
  }
}

class Late extends Error {
  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs / 1000} s`)
  }
}
