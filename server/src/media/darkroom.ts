import { buffer } from 'node:stream/consumers'
import { type MediaFacts, mediaFacts, SHARE_SIZE } from '@rapport/contract/media'
import sharp from 'sharp'
import { AppError } from '../platform/app-error.ts'
import type { Storage } from '../platform/storage.ts'
import { mediaAddress, mediaKey } from './addresses.ts'
import { PICTURE_PIXELS_MAX } from './picture.ts'

/** Requests that may wait for a picture to be made; it takes a tenth of a second, once in the picture's life. */
const WAITING_MAX = 50

/** What a picture is made into for those who ask for it, which are few: kept under `key` from then on. */
export interface Print {
  key: string
  /** File of the picture it is made of. */
  original: string
  make(original: Buffer, facts: MediaFacts): Promise<Buffer>
}

/** Makes pictures when they are first asked for, one at a time: the site needs the rest of the machine. */
export function openDarkroom(storage: Storage) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function make({ key, original, make }: Print): Promise<void> {
    // Whoever waited before may have made it.
    if ((await storage.sizeOf(key)) !== undefined) return
    const facts = mediaFacts(mediaAddress(original))
    const stored = await storage.read(mediaKey(original))
    if (facts && stored) await storage.write(key, await make(await buffer(stored.stream), facts))
  }

  /** Resolves when the print is stored, or when there is nothing to make it of. */
  return async function develop(print: Print): Promise<void> {
    if (waiting >= WAITING_MAX) throw new AppError(503, 'Картинка готовится. Попробуйте через минуту')
    waiting++
    const mine = last.then(() => make(print))
    last = mine.catch(() => undefined)
    await mine.finally(() => waiting--)
  }
}

const open = (original: Buffer) => sharp(original, { limitInputPixels: PICTURE_PIXELS_MAX })

export const webpOf = (width: number) => (original: Buffer) =>
  open(original).rotate().resize(width).webp({ quality: 80 }).toBuffer()

/** The picture cut to what social networks show, about its focus. */
export async function shareOf(original: Buffer, { width, height, focus }: MediaFacts): Promise<Buffer> {
  const scale = Math.max(SHARE_SIZE.width / width, SHARE_SIZE.height / height)
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const offset = (whole: number, shown: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - shown / 2, 0), whole - shown))
  return open(original)
    .rotate()
    .resize(wide, high, { fit: 'fill' })
    .extract({
      ...SHARE_SIZE,
      left: offset(wide, SHARE_SIZE.width, focus.x),
      top: offset(high, SHARE_SIZE.height, focus.y),
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
