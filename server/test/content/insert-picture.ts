import { eq } from 'drizzle-orm'
import { media } from '../../src/media/tables.ts'
import type { Orm } from '../../src/platform/database/database.ts'

export const PICTURE = 'tkan-0123456789.svg'

/** Inserts a picture without files, unless it exists. Returns its id. */
export async function insertPicture(
  orm: Orm,
  file = PICTURE,
  state: (typeof media.$inferInsert)['state'] = 'ready',
): Promise<number> {
  const values = { name: 'tkan', mediaType: 'image/svg+xml', bytes: 100, width: 400, height: 500, color: '' }
  await orm
    .insert(media)
    .values({ ...values, file, state })
    .onConflictDoNothing()
  const [row] = await orm.select({ id: media.id }).from(media).where(eq(media.file, file))
  return row?.id ?? Number.NaN
}
