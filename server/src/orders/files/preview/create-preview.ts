import { buffer } from 'node:stream/consumers'
import { IMAGE_BYTES_MAX } from '@rapport/contract/limits'
import { type OrderFileExtension, orderFileExtension } from '@rapport/contract/order-files'
import { type Draw, drawCustomerFile } from '../../../media/drawing/draw.ts'
import type { DrawingReader } from '../../../media/drawing/drawing-task.ts'
import { FailedDrawings } from '../../../media/drawing/failed-drawings.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { orderFileKey, orderPreviewKey } from '../file-key.ts'

/** Pixels of the longer side of a preview. */
const PREVIEW_PIXELS = 1600

const READERS: Partial<Record<OrderFileExtension, DrawingReader>> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  tif: 'picture',
  tiff: 'picture',
  svg: 'drawing',
  pdf: 'sheet',
  // Illustrator saves PDF inside; older files are said to have no preview.
  ai: 'sheet',
}

/** A file of an order. */
interface PreviewedFile {
  id: string
  orderId: string
  name: string
  size: number
}

/** A picture of a file: its page `page` of `pages`. */
export interface Preview {
  image: Buffer
  page: number
  pages: number
}

const readerOf = (name: string): DrawingReader | undefined => {
  const extension = orderFileExtension(name)
  return extension && READERS[extension]
}

/** Whether a file is one of those that may have a preview. */
export const mayHavePreview = ({ name, size }: { name: string; size: number }): boolean =>
  size <= IMAGE_BYTES_MAX && readerOf(name) !== undefined

/**
 * Creates a function that returns a picture of a file: pixels drawn here and written as WebP, stored from then on. Nothing of the
 * file itself is in it, so nothing of it can run in a browser. Undefined where it can't be drawn; that is not tried again.
 */
export function createPreviews(storage: Storage, draw: Draw = drawCustomerFile) {
  const failed = new FailedDrawings()
  const underWay = new Map<string, Promise<Preview | undefined>>()
  const make = async ({ id, orderId, name }: PreviewedFile) => {
    const stored = await storage.get(orderPreviewKey(id))
    if (stored) return parse(await buffer(stored.stream))
    const [reader, file] = [readerOf(name), await storage.get(orderFileKey(id))]
    if (!reader || !file) return undefined
    const size = { width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside' } as const
    const task = { reader, size, isOpaque: true, format: 'webp', options: { quality: 80 } } as const
    const drawn = await draw(orderId, task, await buffer(file.stream))
    if (!drawn) {
      failed.add(id)
      return undefined
    }
    const { bytes: image, page, pages } = drawn
    await storage.put(orderPreviewKey(id), Buffer.concat([header({ page, pages }), image]))
    return { image, page, pages }
  }
  return async (file: PreviewedFile): Promise<Preview | undefined> => {
    if (failed.has(file.id)) return undefined
    const making = underWay.get(file.id) ?? make(file).finally(() => underWay.delete(file.id))
    underWay.set(file.id, making)
    return making
  }
}

/** Two numbers before the picture as it is stored. */
const HEADER_BYTES = 8

function header({ page, pages }: Omit<Preview, 'image'>): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES)
  bytes.writeUInt32BE(page)
  bytes.writeUInt32BE(pages, 4)
  return bytes
}

const parse = (stored: Buffer): Preview => ({
  image: stored.subarray(HEADER_BYTES),
  page: stored.readUInt32BE(),
  pages: stored.readUInt32BE(4),
})
