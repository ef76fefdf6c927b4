import type { FastifyInstance } from 'fastify'
import { notFound } from '../platform/app-error.ts'
import { NOTHING_ALLOWED } from '../platform/security-headers.ts'
import type { Storage } from '../platform/storage.ts'
import { mediaKey } from './addresses.ts'

const MEDIA_TYPES: Record<string, string> = { svg: 'image/svg+xml' }
const FILE = /^[a-z0-9-]+\.([a-z0-9]+)$/

/** Serves pictures under addresses that name their bytes, so that a browser may keep them for ever. */
export function mediaRoutes(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params
    const type = MEDIA_TYPES[FILE.exec(file)?.[1] ?? '']
    const stored = type && (await storage.read(mediaKey(file)))
    if (!type || !stored) throw notFound()
    return reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', `${NOTHING_ALLOWED}; style-src 'unsafe-inline'`)
      .header('content-length', stored.size)
      .send(stored.stream)
  })
}
