import type { FastifyInstance } from 'fastify'
import { sendTagged } from './etag.ts'
import { type PackedDocument, packDocument, unpackDocument } from './packed-document.ts'
import { createHostReader } from './request/host-reader.ts'
import { createResponseCache } from './response-cache.ts'

const CACHE_BYTES = 32 * 1024 * 1024

export interface DocumentRoute {
  path: string
  type: string
  /** Writes the document for an origin of ours, in parts if it is large. Undefined if there is none. */
  write(origin: string): Promise<string | AsyncIterable<string> | undefined>
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
  const cache = createResponseCache<PackedDocument | undefined>({
    bytesMax: CACHE_BYTES,
    sizeOf: (document) => document?.compressed.byteLength ?? 0,
  })
  const readHost = createHostReader(publicUrl)
  const { protocol } = new URL(publicUrl)

  for (const { path, type, write } of routes)
    app.get(path, async (request, reply) => {
      const origin = `${protocol}//${readHost(request.host)}`
      const document = await cache.load(`${origin}${path}`, async () => {
        const written = await write(origin)
        return written === undefined
          ? undefined
          : packDocument(typeof written === 'string' ? [written] : written)
      })
      if (document === undefined) return reply.callNotFound()
      reply.header('cache-control', 'public, max-age=0, must-revalidate')
      return sendTagged(request, reply, document.etag, () =>
        reply
          .type(`${type}; charset=utf-8`)
          .header('content-length', document.bytes)
          .send(unpackDocument(document)),
      )
    })
  return cache
}
