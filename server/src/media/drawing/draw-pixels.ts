import { buffer } from 'node:stream/consumers'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { mediaKey } from '../media-paths.ts'
import type { MediaRow } from '../tables.ts'
import { drawMedia } from './draw.ts'

/**
 * Stores of this process. Rules of content have no services, so they are added here. A file's name has a hash of its
 * bytes: each store that has the file gives the same pixels.
 */
const stores = new Set<Storage>()

/** Some fifty pictures of 96 pixels. A preview checks the same logo at every page. */
const CACHE_BYTES = 2 * 1024 * 1024
const cache = createResponseCache<Buffer>({ bytesMax: CACHE_BYTES, sizeOf: (pixels) => pixels.byteLength })

/** Lets `drawPixels` read the pictures of a store. Returns a function that ends it. */
export function addPixelStore(storage: Storage): () => void {
  stores.add(storage)
  return () => void stores.delete(storage)
}

/**
 * Draws a stored picture in small, and returns its pixels, four bytes each. Undefined if its file is gone or can't be
 * drawn. Throws 503 if the queue is full.
 */
export async function drawPixels(
  { file, mediaType }: Pick<MediaRow, 'file' | 'mediaType'>,
  side: number,
): Promise<Buffer | undefined> {
  const key = `${side}/${file}`
  const cached = cache.get(key)
  if (cached) return cached
  const bytes = await readFile(mediaKey(file))
  if (!bytes) return undefined
  const reader = mediaType === 'image/svg+xml' ? 'drawing' : 'picture'
  const size = { width: side, height: side, fit: 'inside' } as const
  const drawn = await drawMedia(file, { reader, size, format: 'raw' }, bytes)
  if (drawn) cache.store(key, drawn.bytes)
  return drawn?.bytes
}

async function readFile(key: string): Promise<Buffer | undefined> {
  for (const storage of stores) {
    const stored = await storage.get(key)
    if (stored) return buffer(stored.stream)
  }
  return undefined
}
