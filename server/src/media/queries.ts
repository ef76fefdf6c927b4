import { inArray } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { type MediaRow, media } from './tables.ts'

const EXTENSIONS = ['avif', 'jpg', 'png', 'webp', 'svg']

/** Returns the picture that a file in another size or format is, or is to be, made of. */
export async function findByVariant(orm: Orm, file: string): Promise<MediaRow | undefined> {
  const files = EXTENSIONS.map((extension) => file.replace(/\.\w+$/, `.${extension}`))
  const [row] = await orm.select().from(media).where(inArray(media.file, files)).limit(1)
  return row
}
