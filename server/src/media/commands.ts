import { MEDIA_WIDTHS } from '@rapport/contract/media'
import type { PrerenderedImage, SeedImage } from '@rapport/contract/seed'
import type { Database, Orm } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Storage } from '../platform/storage.ts'
import { mediaAddress, mediaKey, pictureFile, pictureName } from './addresses.ts'
import { examinePicture } from './picture.ts'
import { previewFields } from './preview-fields.ts'
import { storeRendered } from './store-rendered.ts'
import { media } from './tables.ts'
import { withoutTraces } from './without-traces.ts'

/** The queue in which pictures are made in their widths. */
export const MEDIA_QUEUE = 'media-variants'

/** Pictures looked at and stored at the same time: most of it is waiting for the disk. */
const AT_ONCE = 16

export interface MediaDesk {
  database: Database
  storage: Storage
  jobs: Jobs
}

/** Takes an uploaded picture: looks at it, stores it, queues its other widths. Gives its address. */
export async function storeUpload(
  desk: MediaDesk,
  fileName: string,
  bytes: Uint8Array,
  alt = '',
): Promise<string> {
  const { row, address } = await storePicture(desk.storage, fileName, bytes)
  await desk.database.orm.transaction(async (tx) => {
    const [stored] = await tx
      .insert(media)
      .values({ ...row, alt })
      .onConflictDoNothing()
      .returning({ id: media.id })
    if (stored && row.state === 'pending') await desk.jobs.add(tx, MEDIA_QUEUE, String(stored.id))
  })
  desk.jobs.wake(MEDIA_QUEUE)
  return address
}

interface SeedImages {
  images: SeedImage[]
  prerendered?: PrerenderedImage[]
}

/** Stores the pictures of a factory's content by their names; safe to repeat. Gives the addresses by name. */
export async function storePictures(
  orm: Orm,
  storage: Storage,
  { images, prerendered = [] }: SeedImages,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  const rows: (typeof media.$inferInsert)[] = []
  const keep = (name: string, row: typeof media.$inferInsert) => {
    addresses.set(name, mediaAddress(row.file))
    rows.push(row)
  }
  await eachAtOnce(images, async ({ name, mediaType, bytes }) => {
    const extension =
      mediaType === 'image/svg+xml' ? 'svg' : mediaType.replace('image/', '').replace('jpeg', 'jpg')
    keep(name, (await storePicture(storage, `${name}.${extension}`, bytes)).row)
  })
  await eachAtOnce(prerendered, async (image) => keep(image.name, await storeRendered(storage, image)))
  for (let at = 0; at < rows.length; at += 200)
    await orm
      .insert(media)
      .values(rows.slice(at, at + 200))
      .onConflictDoNothing()
  return addresses
}

async function eachAtOnce<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await Promise.all(items.slice(at, at + AT_ONCE).map(work))
}

async function storePicture(storage: Storage, fileName: string, given: Uint8Array) {
  const picture = await examinePicture(fileName, given)
  const bytes = await withoutTraces(picture.extension, given)
  const name = pictureName(fileName)
  const fields = await previewFields(picture.preview)
  const file = pictureFile(name, bytes, { ...picture, fields })
  await storage.write(mediaKey(file), bytes)
  const drawing = picture.extension === 'svg'
  const row = {
    file,
    name,
    mediaType: picture.mediaType,
    bytes: bytes.byteLength,
    width: picture.width,
    height: picture.height,
    color: picture.color,
    preview: picture.preview,
    widths: drawing ? [] : MEDIA_WIDTHS.filter((width) => width <= picture.width),
    state: drawing ? ('ready' as const) : ('pending' as const),
  }
  return { row, address: mediaAddress(file) }
}
