import { buffer } from 'node:stream/consumers'
import { SHARE_SIZE } from '@rapport/contract/media/media'
import type { Storage } from '../platform/storage/storage.ts'
import { drawMedia } from './drawing/draw.ts'
import type { DrawingTask } from './drawing/drawing-task.ts'
import { FailedDrawings } from './drawing/failed-drawings.ts'
import { mediaKey } from './media-paths.ts'
import type { MediaRow } from './tables.ts'

/** An image made on request, because few clients need it; cached under `key`. */
export interface ImageJob {
  key: string
  /** The source picture. */
  row: MediaRow
  task: DrawingTask
}

/** Returns a function that makes an image on its first request; it resolves when the image is stored or can't be made. */
export function createImageQueue(storage: Storage): (job: ImageJob) => Promise<void> {
  const failed = new FailedDrawings()
  const underWay = new Map<string, Promise<void>>()
  const make = async ({ key, row, task }: ImageJob) => {
    if ((await storage.size(key)) !== undefined) return
    const stored = await storage.get(mediaKey(row.file))
    if (!stored) return
    const drawn = await drawMedia(row.file, task, await buffer(stored.stream))
    if (drawn) await storage.put(key, drawn.bytes)
    else failed.add(key)
  }
  return async (job) => {
    if (failed.has(job.key)) return
    const making = underWay.get(job.key) ?? make(job).finally(() => underWay.delete(job.key))
    underWay.set(job.key, making)
    await making
  }
}

const readerOf = ({ mediaType }: Pick<MediaRow, 'mediaType'>) =>
  mediaType === 'image/svg+xml' ? 'drawing' : 'picture'

export const webpTask = (row: MediaRow, width: number): DrawingTask => ({
  reader: readerOf(row),
  size: { width, fit: 'fill' },
  format: 'webp',
  options: { quality: 80 },
})

type Framed = Pick<MediaRow, 'mediaType' | 'width' | 'height' | 'focusX' | 'focusY'>

/** Crops the picture for social networks, around its focus. */
export function shareTask(row: Framed): DrawingTask {
  const scale = Math.max(SHARE_SIZE.width / row.width, SHARE_SIZE.height / row.height)
  const width = Math.max(SHARE_SIZE.width, Math.round(row.width * scale))
  const height = Math.max(SHARE_SIZE.height, Math.round(row.height * scale))
  const offset = (whole: number, shown: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - shown / 2, 0), whole - shown))
  const left = offset(width, SHARE_SIZE.width, row.focusX)
  const top = offset(height, SHARE_SIZE.height, row.focusY)
  return {
    reader: readerOf(row),
    size: { width, height, fit: 'fill' },
    cut: { ...SHARE_SIZE, left, top },
    isOpaque: true,
    format: 'jpeg',
    options: { quality: 82, mozjpeg: true },
  }
}
