import type { MediaAsset, MediaFilter } from '@rapport/staff-contract/media/media-library'
import { MEDIA_FOLDERS_MAX } from '@rapport/staff-contract/media/media-limits'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isSmall, media, mediaFormerFiles, mediaTags } from '../media/tables.ts'
import { toPicture } from '../media/to-picture.ts'
import type { Orm } from '../platform/database/database.ts'
import { narrowed } from '../platform/database/narrowed.ts'
import { beginTyped } from '../platform/database/words-vector.ts'
import { isUnused } from './usages.ts'

export type StoredMedia = typeof media.$inferSelect

export interface MediaSelection {
  search?: string | undefined
  folder?: string | undefined
  filter?: MediaFilter | undefined
}

interface MediaListQuery extends MediaSelection {
  file?: string | undefined
  /** The last id of the previous page. */
  after?: number | undefined
  limit: number
}

/** Returns a page of pictures, newest first, and the cursor of the next page. */
export async function listMedia(
  orm: Orm,
  { file, after, limit, ...selection }: MediaListQuery,
): Promise<{ assets: MediaAsset[]; next: number | null }> {
  const rows = await orm
    .select()
    .from(media)
    .where(
      and(
        await isSelectedInOrder(orm, selection),
        file === undefined ? undefined : isCalled(orm, file),
        after === undefined ? undefined : lt(media.id, after),
      ),
    )
    .orderBy(desc(media.id))
    .limit(limit + 1)
  const assets = await toAssets(orm, rows.slice(0, limit))
  return { assets, next: rows.length > limit ? (assets.at(-1)?.id ?? null) : null }
}

/** Condition that matches the pictures of a selection. */
export function isSelected(orm: Orm, { search, folder, filter }: MediaSelection): SQL | undefined {
  return and(
    filter === 'trashed' ? undefined : isNull(media.trashedAt),
    hasWords(search),
    folder === undefined ? undefined : isInFolder(orm, folder),
    filter && FILTERS[filter](orm),
  )
}

const isSelectedInOrder = async (orm: Orm, { search, ...selection }: MediaSelection) =>
  and(await narrowed(orm, media, hasWords(search)), isSelected(orm, selection))

/** Each word of the query is a prefix of a word of the picture. A query without letters and digits matches nothing. */
function hasWords(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined
  return beginTyped(media.words, search) ?? sql`false`
}

const isInFolder = (orm: Orm, folder: string): SQL =>
  exists(
    orm
      .select({ tag: mediaTags.tag })
      .from(mediaTags)
      .where(and(eq(mediaTags.mediaId, media.id), eq(mediaTags.tag, folder))),
  )

const isCalled = (orm: Orm, file: string): SQL | undefined =>
  or(
    eq(media.file, file),
    inArray(
      media.id,
      orm
        .select({ id: mediaFormerFiles.mediaId })
        .from(mediaFormerFiles)
        .where(eq(mediaFormerFiles.file, file)),
    ),
  )

const FILTERS: Record<MediaFilter, (orm: Orm) => SQL | undefined> = {
  'no-alt': () => eq(media.alt, ''),
  unused: isUnused,
  small: () => isSmall(media),
  pending: () => eq(media.state, 'pending'),
  failed: () => eq(media.state, 'failed'),
  trashed: () => isNotNull(media.trashedAt),
}

async function toAssets(orm: Orm, rows: StoredMedia[]): Promise<MediaAsset[]> {
  const ids = rows.map(({ id }) => id)
  const tags = await orm
    .select()
    .from(mediaTags)
    .where(inArray(mediaTags.mediaId, ids))
    .orderBy(asc(mediaTags.position))
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    file: row.file,
    name: row.name,
    mediaType: row.mediaType,
    bytes: row.bytes,
    picture: toPicture(row),
    tags: tags.filter(({ mediaId }) => mediaId === row.id).map(({ tag }) => tag),
    state: row.state,
    trashedAt: row.trashedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }))
}

export async function findAsset(orm: Orm, id: number): Promise<MediaAsset | undefined> {
  const rows = await orm.select().from(media).where(eq(media.id, id))
  return (await toAssets(orm, rows))[0]
}

export async function listTags(orm: Orm, mediaId: number): Promise<string[]> {
  const rows = await orm
    .select({ tag: mediaTags.tag })
    .from(mediaTags)
    .where(eq(mediaTags.mediaId, mediaId))
    .orderBy(asc(mediaTags.position))
  return rows.map(({ tag }) => tag)
}

/** Returns the folders with most pictures, and the number of pictures in each. */
export async function listFolders(orm: Orm): Promise<{ name: string; count: number }[]> {
  return orm
    .select({ name: mediaTags.tag, count: count() })
    .from(mediaTags)
    .innerJoin(media, and(eq(media.id, mediaTags.mediaId), isNull(media.trashedAt)))
    .groupBy(mediaTags.tag)
    .orderBy(desc(count()), asc(mediaTags.tag))
    .limit(MEDIA_FOLDERS_MAX)
}
