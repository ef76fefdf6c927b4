import type { FastifyInstance } from 'fastify'

/** Parts that have to answer for the site to work, by name; each rejects when it does not. */
export type Parts = Record<string, () => Promise<void>>

const PATIENCE_MS = 2000

/** /healthz: the process lives. /readyz: every part answers, else 503 with the names of those that don't. */
export function health(app: FastifyInstance, parts: Parts): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const silent = await findSilent(parts)
    if (silent.length === 0) return { status: 'ok' }
    return reply.code(503).send({ status: 'unavailable', parts: silent })
  })
}

async function findSilent(parts: Parts): Promise<string[]> {
  const checks = Object.entries(parts).map(async ([name, check]) => {
    const late = AbortSignal.timeout(PATIENCE_MS)
    const tooLate = new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason)))
    const answered = await Promise.race([check(), tooLate]).then(
      () => true,
      () => false,
    )
    return answered ? [] : [name]
  })
  return (await Promise.all(checks)).flat()
}
