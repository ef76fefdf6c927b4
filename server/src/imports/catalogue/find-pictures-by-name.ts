import { asc, isNull } from 'drizzle-orm'
import { media } from '../../media/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

const plain = (name: string) => name.normalize('NFC').trim().toLowerCase()

/** Drops folders and the ending. macOS writes «й» as two characters. */
const nameKey = (file: string) =>
  plain(
    file
      .replaceAll('\\', '/')
      .replace(/^.*\//, '')
      .replace(/\.\w{1,5}$/, ''),
  )

/**
 * Returns a function that finds a picture of the library by its file, or by the name that it was uploaded with. The
 * newest one wins.
 */
export async function loadPictureNames(orm: Orm): Promise<(name: string) => string | undefined> {
  const { file, name, id } = media
  const rows = await orm.select({ file, name }).from(media).where(isNull(media.trashedAt)).orderBy(asc(id))
  const files = new Set(rows.map((row) => row.file))
  const byName = new Map(rows.map((row) => [plain(row.name), row.file]))
  return (wanted) => (files.has(wanted) ? wanted : byName.get(nameKey(wanted)))
}
