import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/app-error.ts'
import { byteRange } from '../platform/byte-range.ts'
import { NOTHING_ALLOWED } from '../platform/security-headers.ts'
import type { Storage } from '../platform/storage.ts'
import { mediaKey } from './addresses.ts'

const MEDIA_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}
const FILE = /^[a-z0-9-]+\.([a-z0-9]+)$/

/** Serves pictures under addresses that name their bytes, so that a browser may keep them for ever. */
export function mediaRoutes(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { file: string } }>('/media/:file', (request, reply) =>
    sendMedia(storage, request.params.file, mediaKey(request.params.file), request, reply),
  )
  app.get<{ Params: { width: string; file: string } }>('/media/:width/:file', (request, reply) => {
    const { width, file } = request.params
    if (!/^\d{1,4}$/.test(width)) throw notFound()
    return sendMedia(storage, file, `media/${width}/${file}`, request, reply)
  })
}

async function sendMedia(
  storage: Storage,
  file: string,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const type = MEDIA_TYPES[FILE.exec(file)?.[1] ?? '']
  const size = type ? await storage.sizeOf(key) : undefined
  if (!type || size === undefined) throw notFound()
  const range = byteRange(request.headers.range, size)
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send()
  const stored = await storage.read(key, range)
  if (!stored) throw notFound()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', `${NOTHING_ALLOWED}; style-src 'unsafe-inline'`)
    .header('content-length', range ? range.end - range.start + 1 : size)
    .send(stored.stream)
}
