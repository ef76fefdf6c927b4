import { buffer } from 'node:stream/consumers'
import { type DrawSeries, type OpenDrawing, openCustomerDrawing } from '../../../media/drawing/draw.ts'
import type { DrawingTask } from '../../../media/drawing/drawing-task.ts'
import { FailedDrawings } from '../../../media/drawing/failed-drawings.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { orderFileKey, orderPreviewKey, orderThumbnailKey } from '../file-key.ts'
import { createDrawingTimes } from './drawing-times.ts'
import { readerOf } from './file-readers.ts'

/** Pixels of the longer side. */
const PREVIEW_PIXELS = 1600
const THUMBNAIL_PIXELS = 192

const taskOf = (reader: DrawingTask['reader'], pixels: number): DrawingTask => ({
  reader,
  size: { width: pixels, height: pixels, fit: 'inside' },
  isOpaque: true,
  format: 'webp',
  options: { quality: 80 },
})
/** Made of the preview: pixels that were drawn here. */
const THUMBNAIL = taskOf('picture', THUMBNAIL_PIXELS)

/** A file of an order. */
interface PreviewedFile {
  id: string
  orderId: string
  name: string
  size: number
}

/** A picture of a file: its page `page` of `pages`. */
interface Preview {
  image: Buffer
  page: number
  pages: number
}

/**
 * Creates what returns pictures of a file: pixels drawn here and written as WebP, stored from then on. Nothing of the file itself
 * is in them, so nothing of it can run in a browser. Undefined where it can't be drawn; that is not tried again.
 */
export function createPreviews(
  storage: Storage,
  open: OpenDrawing = openCustomerDrawing,
  times = createDrawingTimes(),
) {
  const failed = new FailedDrawings()
  const underWay = new Map<string, Promise<Preview | undefined>>()

  const read = async (key: string) => {
    const stored = await storage.get(key)
    return stored && buffer(stored.stream)
  }
  const drawThumbnail = async ({ id }: PreviewedFile, { image }: Preview, series: DrawSeries) => {
    const drawn = await series.draw(THUMBNAIL, image)
    if (drawn) await storage.put(orderThumbnailKey(id), drawn.bytes)
    return drawn?.bytes
  }
  /** Draws both: the small one costs little more, as long as the process is there. */
  const make = async (file: PreviewedFile): Promise<Preview | undefined> => {
    const { id, orderId, name } = file
    const stored = await read(orderPreviewKey(id))
    if (stored) return parse(stored)
    const [reader, bytes] = [readerOf(name), await read(orderFileKey(id))]
    if (!reader || !bytes) return undefined
    await using series = await open(orderId)
    return await times.measure(orderId, async () => {
      const drawn = await series.draw(taskOf(reader, PREVIEW_PIXELS), bytes)
      if (!drawn) {
        failed.add(id)
        return undefined
      }
      const preview = { image: drawn.bytes, page: drawn.page, pages: drawn.pages }
      await drawThumbnail(file, preview, series)
      await storage.put(orderPreviewKey(id), Buffer.concat([header(preview), preview.image]))
      return preview
    })
  }
  const getPreview = async (file: PreviewedFile): Promise<Preview | undefined> => {
    if (failed.has(file.id)) return undefined
    const making = underWay.get(file.id) ?? make(file).finally(() => underWay.delete(file.id))
    underWay.set(file.id, making)
    return making
  }
  const makeThumbnail = async (file: PreviewedFile): Promise<Buffer | undefined> => {
    const preview = await getPreview(file)
    const stored = preview && (await read(orderThumbnailKey(file.id)))
    if (stored || !preview) return stored
    // The preview is older than thumbnails are.
    await using series = await open(file.orderId)
    return await times.measure(file.orderId, () => drawThumbnail(file, preview, series))
  }
  return {
    getPreview,
    /** Undefined also where the files of its order took as long as one may: then each is drawn when it is opened. */
    async getThumbnail(file: PreviewedFile): Promise<Buffer | undefined> {
      const stored = await read(orderThumbnailKey(file.id))
      return stored ?? times.runWithin(file.orderId, () => makeThumbnail(file))
    },
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
