import type { FastifyInstance } from 'fastify'
import { createEtag, sendTagged } from './etag.ts'
import { createHostReader } from './request/host-reader.ts'
import { createResponseCache } from './response-cache.ts'

const CACHE_BYTES = 32 * 1024 * 1024

export interface DocumentRoute {
  path: string
  type: string
  /** Writes the document for an origin of ours. Undefined if there is none. */
  write(origin: string): Promise<string | undefined>
}

interface Written {
  body: string | undefined
  etag: string
}

/**
 * Serves machine-readable documents, each cached by host until content changes. Returns a function that
 * clears the cache.
 */
export function documentRoutes(
  app: FastifyInstance,
  publicUrl: string,
  routes: readonly DocumentRoute[],
): { clear(): void } {
  const cache = createResponseCache<Written>({
    bytesMax: CACHE_BYTES,
    sizeOf: ({ body = '' }) => body.length * 2,
  })
  const readHost = createHostReader(publicUrl)
  const { protocol } = new URL(publicUrl)

  for (const { path, type, write } of routes)
    app.get(path, async (request, reply) => {
      const origin = `${protocol}//${readHost(request.host)}`
      const { body, etag } = await cache.load(`${origin}${path}`, async () => {
        const written = await write(origin)
        return { body: written, etag: createEtag(written ?? '') }
      })
      if (body === undefined) return reply.callNotFound()
      reply.header('cache-control', 'public, max-age=0, must-revalidate')
      return sendTagged(request, reply, etag, () => reply.type(`${type}; charset=utf-8`).send(body))
    })
  return cache
}
