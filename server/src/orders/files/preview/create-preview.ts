import { buffer } from 'node:stream/consumers'
import { type DrawSeries, type OpenDrawing, openCustomerDrawing } from '../../../media/drawing/draw.ts'
import type { DrawingTask } from '../../../media/drawing/drawing-task.ts'
import { FailedDrawings } from '../../../media/drawing/failed-drawings.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { orderFileKey, orderPreviewKey, orderThumbnailKey } from '../file-key.ts'
import { createDrawingTimes } from './drawing-times.ts'
import { findReader } from './file-readers.ts'

/** Pixels of the longer side. */
const PREVIEW_PIXELS = 1600
const THUMBNAIL_PIXELS = 192

const createTask = (reader: DrawingTask['reader'], pixels: number): DrawingTask => ({
  reader,
  size: { width: pixels, height: pixels, fit: 'inside' },
  isOpaque: true,
  format: 'webp',
  options: { quality: 80 },
})
/** Drawn from the preview, whose pixels are trusted. */
const THUMBNAIL = createTask('picture', THUMBNAIL_PIXELS)

interface PreviewedFile {
  id: string
  orderId: string
  name: string
  size: number
}

/** Picture of a page of a file. */
interface Preview {
  image: Buffer
  page: number
  pages: number
}

/**
 * Creates functions that return pictures of a file: WebP from freshly drawn pixels, stored for later calls. No byte
 * of the file is in the picture, so no script of it can run in a browser. They return undefined for files that cannot
 * be drawn, and do not try these again.
 */
export function createPreviews(
  storage: Storage,
  open: OpenDrawing = openCustomerDrawing,
  times = createDrawingTimes(),
) {
  const failed = new FailedDrawings()
  const running = new Map<string, Promise<Preview | undefined>>()

  const read = async (key: string) => {
    const stored = await storage.get(key)
    return stored && buffer(stored.stream)
  }
  const drawThumbnail = async ({ id }: PreviewedFile, { image }: Preview, series: DrawSeries) => {
    const drawn = await series.draw(THUMBNAIL, image)
    if (drawn) await storage.put(orderThumbnailKey(id), drawn.bytes)
    return drawn?.bytes
  }
  /** Draws both pictures, because a thumbnail costs little while the process runs. */
  const make = async (file: PreviewedFile): Promise<Preview | undefined> => {
    const { id, orderId, name } = file
    const stored = await read(orderPreviewKey(id))
    if (stored) return parse(stored)
    const [reader, bytes] = [findReader(name), await read(orderFileKey(id))]
    if (!reader || !bytes) return undefined
    await using series = await open(orderId)
    return await times.measure(orderId, async () => {
      const drawn = await series.draw(createTask(reader, PREVIEW_PIXELS), bytes)
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
    const making = running.get(file.id) ?? make(file).finally(() => running.delete(file.id))
    running.set(file.id, making)
    return making
  }
  const makeThumbnail = async (file: PreviewedFile): Promise<Buffer | undefined> => {
    const preview = await getPreview(file)
    const stored = preview && (await read(orderThumbnailKey(file.id)))
    if (stored || !preview) return stored
    // The preview was stored before thumbnails existed.
    await using series = await open(file.orderId)
    return await times.measure(file.orderId, () => drawThumbnail(file, preview, series))
  }
  return {
    getPreview,
    /**
     * Also returns undefined if drawings for this order have used up their time. Then each file is drawn when it is
     * opened.
     */
    async getThumbnail(file: PreviewedFile): Promise<Buffer | undefined> {
      const stored = await read(orderThumbnailKey(file.id))
      return stored ?? times.runWithin(file.orderId, () => makeThumbnail(file))
    },
  }
}

/** Page and page count, stored before the picture. */
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
