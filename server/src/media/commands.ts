import { MEDIA_WIDTHS, type Picture } from '@rapport/contract/media/media'
import type { PrerenderedImage, SeedImage } from '@rapport/staff-contract/seed/seed-files'
import type { Orm } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { drawMedia } from './drawing/draw.ts'
import { inspectImage, refuse } from './inspection/inspect-image.ts'
import { mediaFileName, mediaKey, mediaName, shareKey } from './media-paths.ts'
import { shareTask } from './on-demand-images.ts'
import { storePrerendered } from './store-prerendered.ts'
import { type MediaRow, media } from './tables.ts'
import { toPicture } from './to-picture.ts'

/** Queue that makes the variants of pictures. */
export const MEDIA_QUEUE = 'media-variants'

/** Pictures inspected and stored at the same time: the work mostly waits for the disk. */
const AT_ONCE = 16

interface SeedImages {
  images: SeedImage[]
  prerendered?: PrerenderedImage[]
}

/** Stores the pictures of the seed content; safe to repeat. Returns them by their names in the content. */
export async function storeSeedImages(
  orm: Orm,
  storage: Storage,
  { images, prerendered = [] }: SeedImages,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>()
  const rows: MediaRow[] = []
  const add = (name: string, row: MediaRow) => {
    pictures.set(name, toPicture(row))
    rows.push(row)
  }
  await eachAtOnce(images, async ({ name, mediaType, bytes }) => {
    const extension =
      mediaType === 'image/svg+xml' ? 'svg' : mediaType.replace('image/', '').replace('jpeg', 'jpg')
    const { row, bytes: shown } = await inspectPicture(`${name}.${extension}`, bytes)
    await storage.put(mediaKey(row.file), shown)
    add(name, row)
  })
  await eachAtOnce(prerendered, async (image) => add(image.name, await storePrerendered(storage, image)))
  for (let at = 0; at < rows.length; at += 200)
    await orm
      .insert(media)
      .values(rows.slice(at, at + 200))
      .onConflictDoNothing()
  return pictures
}

async function eachAtOnce<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await Promise.all(items.slice(at, at + AT_ONCE).map(work))
}

/**
 * Stores the inspected file of a picture, and for a drawing the share picture: a drawing that can't be
 * rendered is unusable. Throws 422 if it is no picture or could do harm.
 */
export async function storePicture(storage: Storage, fileName: string, given: Uint8Array): Promise<MediaRow> {
  const { row, bytes } = await inspectPicture(fileName, given)
  if (row.mediaType === 'image/svg+xml') {
    const drawn = await drawMedia(row.file, shareTask(row), bytes)
    if (!drawn) throw refuse(NOT_DRAWN)
    await storage.put(shareKey(row.file), drawn.bytes)
  }
  await storage.put(mediaKey(row.file), bytes)
  return row
}

const NOT_DRAWN =
  'Рисунок не удалось нарисовать за\u00A015\u00A0секунд. Упростите его и сохраните заново: как SVG\u00A01.1 или как PNG'

async function inspectPicture(
  fileName: string,
  given: Uint8Array,
): Promise<{ row: MediaRow; bytes: Uint8Array }> {
  const { extension, mediaType, width, height, color, placeholder, bytes } = await inspectImage(
    fileName,
    given,
  )
  const drawing = extension === 'svg'
  const row: MediaRow = {
    file: mediaFileName(fileName, [bytes], extension),
    name: mediaName(fileName),
    mediaType,
    bytes: bytes.byteLength,
    width,
    height,
    color,
    placeholder,
    prerendered: false,
    alt: '',
    focusX: 50,
    focusY: 50,
    widths: drawing ? [] : MEDIA_WIDTHS.filter((wide) => wide <= width),
    state: drawing ? 'ready' : 'pending',
  }
  return { row, bytes }
}
