import { and, inArray, ne } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import { fileOf, mediaAddress } from './addresses.ts'
import { media } from './tables.ts'

/** What can be seen in pictures, by their addresses; only of those that say it. */
export async function listAlts(orm: Orm, addresses: string[]): Promise<Record<string, string>> {
  if (addresses.length === 0) return {}
  const rows = await orm
    .select({ file: media.file, alt: media.alt })
    .from(media)
    .where(and(inArray(media.file, addresses.map(fileOf)), ne(media.alt, '')))
  return Object.fromEntries(rows.map(({ file, alt }) => [mediaAddress(file), alt]))
}
