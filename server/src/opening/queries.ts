import type { Orm } from '../platform/database/database.ts'
import { siteOpening } from './tables.ts'

/** Returns whether visitors see the site, and since when. A database without the row has an open site. */
export async function getOpening(orm: Orm): Promise<{ isOpen: boolean; changedAt: Date | undefined }> {
  const [row] = await orm.select().from(siteOpening)
  return { isOpen: row?.isOpen ?? true, changedAt: row?.changedAt }
}
