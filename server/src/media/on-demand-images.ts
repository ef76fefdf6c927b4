import { buffer } from 'node:stream/consumers'
import { SHARE_SIZE } from '@rapport/contract/media/media'
import sharp from 'sharp'
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { IMAGE_PIXELS_MAX } from './inspection/inspect-image.ts'
import { mediaKey } from './media-paths.ts'
import type { MediaRow } from './tables.ts'

/** One at a time: the site needs the rest of the machine. Each takes a tenth of a second, once in the image's life. */
const AT_ONCE = { running: 1, waiting: 49 }

/** What a picture is made into for those who ask for it, which are few: kept under `key` from then on. */
export interface ImageJob {
  key: string
  /** The picture it is made of. */
  row: MediaRow
  make(original: Buffer, row: MediaRow): Promise<Buffer>
}

/** Returns a function that makes an image when it is first asked for; it resolves when that is stored, or can't be made. */
export function createImageQueue(storage: Storage): (job: ImageJob) => Promise<void> {
  const limit = createConcurrencyLimit(AT_ONCE)
  return ({ key, row, make }) =>
    limit.run(async () => {
      // Whoever waited before may have made it.
      if ((await storage.size(key)) !== undefined) return
      const stored = await storage.get(mediaKey(row.file))
      if (stored) await storage.put(key, await make(await buffer(stored.stream), row))
    })
}

const open = (original: Buffer) => sharp(original, { limitInputPixels: IMAGE_PIXELS_MAX })

export const toWebp = (width: number) => (original: Buffer) =>
  open(original).rotate().resize(width).webp({ quality: 80 }).toBuffer()

/** The picture cut to what social networks show, about its focus. */
export async function toShareImage(
  original: Buffer,
  { width, height, focusX, focusY }: MediaRow,
): Promise<Buffer> {
  const scale = Math.max(SHARE_SIZE.width / width, SHARE_SIZE.height / height)
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const offset = (whole: number, shown: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - shown / 2, 0), whole - shown))
  return open(original)
    .rotate()
    .resize(wide, high, { fit: 'fill' })
    .extract({
      ...SHARE_SIZE,
      left: offset(wide, SHARE_SIZE.width, focusX),
      top: offset(high, SHARE_SIZE.height, focusY),
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
