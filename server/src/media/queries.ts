import { and, inArray, isNull, or } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { type MediaRow, media, mediaFormerFiles } from './tables.ts'

const EXTENSIONS = ['avif', 'jpg', 'png', 'webp', 'svg']

/** Returns the picture that a variant is made of. */
export async function findByVariant(orm: Orm, file: string): Promise<MediaRow | undefined> {
  const files = EXTENSIONS.map((extension) => file.replace(/\.\w+$/, `.${extension}`))
  const [row] = await orm.select().from(media).where(inArray(media.file, files)).limit(1)
  return row
}

/** A picture, and whether its variants exist. */
export interface FoundPicture {
  id: number
  state: MediaRow['state']
}

/** Returns pictures by their current or former files; missing and trashed ones are left out. Within a transaction their rows are locked. */
export async function findPictures(orm: Orm, files: readonly string[]): Promise<Map<string, FoundPicture>> {
  if (files.length === 0) return new Map()
  const former = await orm
    .select()
    .from(mediaFormerFiles)
    .where(inArray(mediaFormerFiles.file, [...files]))
  const formerIds = former.map(({ mediaId }) => mediaId)
  const rows = await orm
    .select({ id: media.id, file: media.file, state: media.state })
    .from(media)
    .where(and(isNull(media.trashedAt), or(inArray(media.file, [...files]), inArray(media.id, formerIds))))
    .for('share')
  const found = new Map<string, FoundPicture>()
  for (const { file, mediaId } of former) {
    const row = rows.find(({ id }) => id === mediaId)
    if (row) found.set(file, row)
  }
  for (const row of rows) if (files.includes(row.file)) found.set(row.file, row)
  return found
}

/** Returns a picture by its file, and whether its variants exist; undefined if there is none. */
export const findPictureByFile = async (orm: Orm, file: string): Promise<FoundPicture | undefined> =>
  (await findPictures(orm, [file])).get(file)

/** Returns the ids of all pictures by their files, to seed an empty database. */
export async function listIdsByFile(orm: Orm): Promise<Map<string, number>> {
  const rows = await orm.select({ file: media.file, id: media.id }).from(media)
  return new Map(rows.map(({ file, id }) => [file, id]))
}
