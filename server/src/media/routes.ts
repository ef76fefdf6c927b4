import type { Readable } from 'node:stream'
import { type MediaFormat, mediaFacts } from '@rapport/contract/media'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '../platform/app-error.ts'
import { byteRange } from '../platform/byte-range.ts'
import { matchesTag } from '../platform/entity-tag.ts'
import { pacedStream } from '../platform/paced-stream.ts'
import { NOTHING_ALLOWED } from '../platform/security-headers.ts'
import type { Storage } from '../platform/storage.ts'
import { mediaAddress, mediaKey } from './addresses.ts'
import { openDarkroom, shareOf, webpOf } from './darkroom.ts'

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['pdf', 'application/pdf'],
])
const FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.([a-z]+)$/
const DOCUMENT = /^(.+)-[0-9a-f]{10}\.pdf$/
const VARIANT = /\.(avif|webp)$/
const SHARE = /^[a-z0-9-]+\.jpg$/
const PHOTOS = ['jpg', 'png', 'webp', 'avif']

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves pictures, and documents to download, under addresses that name their bytes, so that a browser may keep them for ever. */
export function mediaRoutes(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params
    const type = typeOf(file)
    const size = type ? await storage.sizeOf(mediaKey(file)) : undefined
    if (!type || size === undefined) throw notFound()
    const [, name] = DOCUMENT.exec(file) ?? []
    if (name) reply.header('content-disposition', `attachment; filename="${name}.pdf"`)
    return sendKept(storage, { key: mediaKey(file), type, size }, request, reply)
  })

  const develop = openDarkroom(storage)

  app.get<{ Params: { file: string } }>('/media/share/:file', async (request, reply) => {
    const { file } = request.params
    const original = SHARE.test(file) ? await originalOf(storage, file, [...PHOTOS, 'svg']) : undefined
    if (!original) throw notFound()
    const key = mediaKey(`share/${file}`)
    await develop({ key, original, make: shareOf })
    return sendKept(storage, { key, type: 'image/jpeg', size: await keptSize(storage, key) }, request, reply)
  })

  app.get<{ Params: { width: string; file: string } }>('/media/:width/:file', async (request, reply) => {
    const { width, file } = request.params
    const type = typeOf(file)
    const facts = mediaFacts(mediaAddress(file))
    const format = VARIANT.exec(file)?.[1] as MediaFormat | undefined
    if (!type || !format || !facts?.widths[format].map(String).includes(width)) throw notFound()
    const key = mediaKey(`${width}/${file}`)
    const size = await storage.sizeOf(key)
    if (size !== undefined) return sendKept(storage, { key, type, size }, request, reply)
    const original = await originalOf(storage, file, PHOTOS)
    // All the AVIF there is of a rendered picture was stored with it.
    if (!original || (facts.rendered && format === 'avif')) throw notFound()
    if (!facts.rendered) return sendOriginal(storage, original, reply)
    await develop({ key, original, make: webpOf(Number(width)) })
    return sendKept(storage, { key, type, size: await keptSize(storage, key) }, request, reply)
  })
}

const typeOf = (file: string) => MEDIA_TYPES.get(FILE.exec(file)?.[1] ?? '')

interface Kept {
  key: string
  type: string
  size: number
}

/** Sends a file that never changes: whole, a range of it (RFC 9110 §14), or word that it is the same. */
async function sendKept(
  storage: Storage,
  { key, type, size }: Kept,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${key}"`
  const { range: asked, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
  reply.headers({ 'cache-control': FOR_EVER, etag, 'accept-ranges': 'bytes' })
  if (matchesTag(ifNoneMatch, etag)) return reply.code(304).send()
  const range = ifRange === undefined || ifRange === etag ? byteRange(asked, size) : undefined
  if (range === null) {
    reply.headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
    throw new AppError(416, messages.rangeNotSatisfiable)
  }
  const stored = await storage.read(key, range)
  if (!stored) throw notFound()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return sendBytes(reply, type, range ? range.end - range.start + 1 : size, stored.stream)
}

/** File of the picture that a file in another format was, or is to be, made of. */
async function originalOf(storage: Storage, file: string, extensions: string[]): Promise<string | undefined> {
  for (const extension of extensions) {
    const original = file.replace(/\.\w+$/, `.${extension}`)
    if ((await storage.sizeOf(mediaKey(original))) !== undefined) return original
  }
  return undefined
}

async function keptSize(storage: Storage, key: string): Promise<number> {
  const size = await storage.sizeOf(key)
  if (size === undefined) throw notFound()
  return size
}

/** Stands in for a width that is not made yet, and is not to be kept under its address. */
async function sendOriginal(storage: Storage, original: string, reply: FastifyReply): Promise<FastifyReply> {
  const stored = await storage.read(mediaKey(original))
  if (!stored) throw notFound()
  reply.header('cache-control', 'no-store')
  return sendBytes(reply, typeOf(original) ?? '', stored.size, stored.stream)
}

/** A picture opened by itself may not do anything either. */
const sendBytes = (reply: FastifyReply, type: string, length: number, stream: Readable) =>
  reply
    .type(type)
    .header('content-security-policy', `${NOTHING_ALLOWED}; style-src 'unsafe-inline'`)
    .header('content-length', length)
    .send(pacedStream(stream))
