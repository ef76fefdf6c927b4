import type { Picture } from '@rapport/contract/media/media'
import { eq, inArray, or } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { type MediaRow, media, mediaFormerFiles } from './tables.ts'
import { toPicture } from './to-picture.ts'

const EXTENSIONS = ['avif', 'jpg', 'png', 'webp', 'svg']

/** Returns the picture that a file in another size or format is, or is to be, made of. */
export async function findByVariant(orm: Orm, file: string): Promise<MediaRow | undefined> {
  const files = EXTENSIONS.map((extension) => file.replace(/\.\w+$/, `.${extension}`))
  const [row] = await orm.select().from(media).where(inArray(media.file, files)).limit(1)
  return row
}

/**
 * Returns a picture by its file, or one it was before, and whether its widths are there yet; undefined where there is none. Within a
 * transaction it stays as it is until that ends.
 */
export async function findPictureByFile(
  orm: Orm,
  file: string,
): Promise<{ picture: Picture; state: MediaRow['state'] } | undefined> {
  const former = orm
    .select({ id: mediaFormerFiles.mediaId })
    .from(mediaFormerFiles)
    .where(eq(mediaFormerFiles.file, file))
  const rows = await orm
    .select()
    .from(media)
    .where(or(eq(media.file, file), inArray(media.id, former)))
    .for('share')
  const row = rows.find((one) => one.file === file) ?? rows[0]
  return row && { picture: toPicture(row), state: row.state }
}
