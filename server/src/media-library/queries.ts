import { MEDIA_FOLDERS_MAX, MEDIA_SMALL_WIDTH } from '@rapport/contract/limits'
import type { MediaAsset, MediaFilter } from '@rapport/contract/media/media-library'
import { and, asc, count, desc, eq, exists, inArray, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { media, mediaFormerFiles, mediaTags, mediaUsages, mediaWords } from '../media/tables.ts'
import { toPicture } from '../media/to-picture.ts'
import type { Orm } from '../platform/database/database.ts'

export type StoredMedia = typeof media.$inferSelect

/** What pictures are narrowed by. */
export interface MediaSelection {
  search?: string | undefined
  folder?: string | undefined
  filter?: MediaFilter | undefined
}

interface MediaListQuery extends MediaSelection {
  file?: string | undefined
  /** The id where the part before ended. */
  after?: number | undefined
  limit: number
}

/** Returns pictures, the newest first, and where the next part begins. */
export async function listMedia(
  orm: Orm,
  { file, after, limit, ...selection }: MediaListQuery,
): Promise<{ assets: MediaAsset[]; next: number | null }> {
  const rows = await orm
    .select()
    .from(media)
    .where(
      and(
        isSelected(orm, selection),
        file === undefined ? undefined : isCalled(orm, file),
        after === undefined ? undefined : lt(media.id, after),
      ),
    )
    .orderBy(desc(media.id))
    .limit(limit + 1)
  const assets = await toAssets(orm, rows.slice(0, limit))
  return { assets, next: rows.length > limit ? (assets.at(-1)?.id ?? null) : null }
}

/** Whether a picture is one of those that a list is narrowed to. */
export function isSelected(orm: Orm, { search, folder, filter }: MediaSelection): SQL | undefined {
  const words = search === undefined ? undefined : toWords(search)
  return and(
    words === undefined ? undefined : words === '' ? sql`false` : hasWords(orm, words),
    folder === undefined ? undefined : isInFolder(orm, folder),
    filter && FILTERS[filter](orm),
  )
}

/** Found first and put in order then: read in order, many rows would be taken apart to words before a few are found. */
function hasWords(orm: Orm, words: string): SQL {
  const found = orm
    .select({ id: media.id })
    .from(media)
    .where(sql`${mediaWords(media)} @@ ${words}::tsquery`)
  return sql`${media.id} in (with found as materialized (${found}) select id from found)`
}

/** Returns the beginnings of words that have to be there, all of them; empty where nothing of what was typed is a word. */
const toWords = (search: string): string =>
  (
    search
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[0-9a-zа-я]+/g) ?? []
  )
    .map((word) => `'${word}':*`)
    .join(' & ')

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
  unused: (orm) =>
    not(
      exists(
        orm
          .select({ stem: mediaUsages.stem })
          .from(mediaUsages)
          .where(sql`${mediaUsages.stem} = split_part(${media.file}, '.', 1)`),
      ),
    ),
  small: () => and(lt(media.width, MEDIA_SMALL_WIDTH), ne(media.mediaType, 'image/svg+xml')),
  failed: () => eq(media.state, 'failed'),
}

/** Returns pictures as the back office shows them. */
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
    createdAt: row.createdAt.toISOString(),
  }))
}

export async function findAsset(orm: Orm, id: number): Promise<MediaAsset | undefined> {
  const rows = await orm.select().from(media).where(eq(media.id, id))
  return (await toAssets(orm, rows))[0]
}

/** Returns the folders that a picture is in. */
export async function listTags(orm: Orm, mediaId: number): Promise<string[]> {
  const rows = await orm
    .select({ tag: mediaTags.tag })
    .from(mediaTags)
    .where(eq(mediaTags.mediaId, mediaId))
    .orderBy(asc(mediaTags.position))
  return rows.map(({ tag }) => tag)
}

/** Returns the fullest folders with the number of their pictures. */
export async function listFolders(orm: Orm): Promise<{ name: string; count: number }[]> {
  return orm
    .select({ name: mediaTags.tag, count: count() })
    .from(mediaTags)
    .groupBy(mediaTags.tag)
    .orderBy(desc(count()), asc(mediaTags.tag))
    .limit(MEDIA_FOLDERS_MAX)
}
