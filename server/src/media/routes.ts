import type { Readable } from 'node:stream'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { sendTagged } from '../platform/http/etag.ts'
import { pacedStream } from '../platform/http/paced-stream.ts'
import { NOTHING_ALLOWED } from '../platform/http/security-headers.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { mediaKey } from './media-paths.ts'
import { createImageQueue, shareTask, webpTask } from './on-demand-images.ts'
import { findByVariant } from './queries.ts'
import type { MediaRow } from './tables.ts'
import { webpWidths } from './to-picture.ts'

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain; charset=utf-8'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['vtt', 'text/vtt; charset=utf-8'],
])
const FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.([a-z0-9]+)$/
const DOCUMENT = /^(.+)-[0-9a-f]{10}(\.(?:pdf|txt))$/
const VARIANT = /\.(avif|webp)$/
const SHARE = /^[a-z0-9-]+\.jpg$/
const WIDTH = /^[1-9]\d{1,3}$/

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves pictures, films and documents. Their paths contain a hash of the bytes, so that browsers cache them forever. */
export function mediaRoutes(app: FastifyInstance, storage: Storage, orm: Orm): void {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params
    const type = typeOf(file)
    const size = type ? await storage.size(mediaKey(file)) : undefined
    if (!type || size === undefined) throw notFound()
    const [, name, extension] = DOCUMENT.exec(file) ?? []
    if (name) reply.header('content-disposition', `attachment; filename="${name}${extension}"`)
    return sendFile(storage, { key: mediaKey(file), type, size }, request, reply)
  })

  const generate = createImageQueue(storage)

  app.get<{ Params: { file: string } }>('/media/share/:file', async (request, reply) => {
    const { file } = request.params
    const row = SHARE.test(file) ? await findByVariant(orm, file) : undefined
    if (!row) throw notFound()
    const key = mediaKey(`share/${file}`)
    await generate({ key, row, task: shareTask(row) })
    return sendFile(
      storage,
      { key, type: 'image/jpeg', size: await storedSize(storage, key) },
      request,
      reply,
    )
  })

  app.get<{ Params: { width: string; file: string } }>('/media/:width/:file', async (request, reply) => {
    const { width, file } = request.params
    const type = typeOf(file)
    if (!type || !VARIANT.test(file) || !WIDTH.test(width)) throw notFound()
    const key = mediaKey(`${width}/${file}`)
    const size = await storage.size(key)
    if (size !== undefined) return sendFile(storage, { key, type, size }, request, reply)
    const row = await findByVariant(orm, file)
    if (!row || !widthsOf(row, file).includes(Number(width))) throw notFound()
    if (!row.prerendered) return sendOriginal(storage, row.file, reply)
    await generate({ key, row, task: webpTask(row, Number(width)) })
    return sendFile(storage, { key, type, size: await storedSize(storage, key) }, request, reply)
  })
}

/** Returns the widths that can be made on demand. All AVIF widths of a prerendered picture are stored with it. */
const widthsOf = (row: MediaRow, file: string): number[] =>
  file.endsWith('.webp') ? webpWidths(row) : row.prerendered ? [] : row.widths

const typeOf = (file: string) => MEDIA_TYPES.get(FILE.exec(file)?.[1] ?? '')

interface StoredMedia {
  key: string
  type: string
  size: number
}

/** Sends an immutable file: whole, a range of it (RFC 9110, Range Requests), or 304. */
async function sendFile(
  storage: Storage,
  file: StoredMedia,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${file.key}"`
  reply.headers({ 'cache-control': FOR_EVER, 'accept-ranges': 'bytes' })
  return sendTagged(request, reply, etag, () => sendRange(storage, file, etag, request, reply))
}

async function sendRange(
  storage: Storage,
  { key, type, size }: StoredMedia,
  etag: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { range: asked, 'if-range': ifRange } = request.headers
  const range = ifRange === undefined || ifRange === etag ? parseByteRange(asked, size) : undefined
  if (range === null) {
    reply.headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
    throw new ApiError(416, messages.rangeNotSatisfiable)
  }
  const stored = await storage.get(key, range)
  if (!stored) throw notFound()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return sendBytes(reply, type, range ? range.end - range.start + 1 : size, stored.stream)
}

async function storedSize(storage: Storage, key: string): Promise<number> {
  const size = await storage.size(key)
  if (size === undefined) throw notFound()
  return size
}

/** Replaces a width that is not made yet; must not be cached under its path. */
async function sendOriginal(storage: Storage, original: string, reply: FastifyReply): Promise<FastifyReply> {
  const stored = await storage.get(mediaKey(original))
  if (!stored) throw notFound()
  reply.header('cache-control', 'no-store')
  return sendBytes(reply, typeOf(original) ?? '', stored.size, stored.stream)
}

/** A picture opened by itself must not run anything either. */
const sendBytes = (reply: FastifyReply, type: string, length: number, stream: Readable) =>
  reply
    .type(type)
    .header('content-security-policy', `${NOTHING_ALLOWED}; style-src 'unsafe-inline'`)
    .header('content-length', length)
    .send(pacedStream(stream))

/** A requested range of bytes, both ends included. */
interface ByteRange {
  start: number
  end: number
}

/**
 * Parses the single range of a Range header, limited to the file's size. `undefined`: the whole file (no
 * header, or one we may ignore: several ranges, other units). `null`: out of bounds (416).
 */
function parseByteRange(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? null : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size) return null
  return end < start ? undefined : { start, end }
}
