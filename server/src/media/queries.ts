import type { Picture } from '@rapport/contract/media/media'
import { eq, inArray } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { type MediaRow, media } from './tables.ts'
import { toPicture } from './to-picture.ts'

const EXTENSIONS = ['avif', 'jpg', 'png', 'webp', 'svg']

/** Returns the picture that a file in another size or format is, or is to be, made of. */
export async function findByVariant(orm: Orm, file: string): Promise<MediaRow | undefined> {
  const files = EXTENSIONS.map((extension) => file.replace(/\.\w+$/, `.${extension}`))
  const [row] = await orm.select().from(media).where(inArray(media.file, files)).limit(1)
  return row
}

/** Returns a picture by its file, and whether its widths are there yet; undefined where there is none. */
export async function findPictureByFile(
  orm: Orm,
  file: string,
): Promise<{ picture: Picture; state: MediaRow['state'] } | undefined> {
  const [row] = await orm.select().from(media).where(eq(media.file, file))
  return row && { picture: toPicture(row), state: row.state }
}
