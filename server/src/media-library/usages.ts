import type { MediaUsage } from '@rapport/staff-contract/media/media-library'
import { MEDIA_USAGES_MAX } from '@rapport/staff-contract/media/media-limits'
import { and, asc, desc, eq, getTableName, inArray, sql } from 'drizzle-orm'
import { contentDrafts, contentEntries, contentVersions } from '../editing/tables.ts'
import { media, mediaFormerFiles, mediaUsages } from '../media/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { type UsagePlace, usagePlaces } from './usage-places.ts'

export type UsageRow = typeof mediaUsages.$inferSelect

const DRAFTS = getTableName(contentDrafts)
/** Versions do not prevent the deletion of a picture. */
export const VERSIONS = getTableName(contentVersions)

/** Returns the part of a file name that all widths and formats share. */
export const getFileStem = (file: string): string => file.split('.', 1)[0] ?? file

/** Includes the former file names, which drafts and versions may still contain. */
async function findStems(orm: Orm, id: number): Promise<string[]> {
  const files = await orm
    .select({ file: media.file })
    .from(media)
    .where(eq(media.id, id))
    .union(
      orm
        .select({ file: mediaFormerFiles.file })
        .from(mediaFormerFiles)
        .where(eq(mediaFormerFiles.mediaId, id)),
    )
  return files.map(({ file }) => getFileStem(file))
}

/** Returns the usages in public tables. */
export const listLiveUsages = (orm: Orm, stems: string[]): Promise<UsageRow[]> =>
  orm
    .select()
    .from(mediaUsages)
    .where(
      and(
        inArray(mediaUsages.stem, stems),
        inArray(
          mediaUsages.tableName,
          usagePlaces.map(({ table }) => getTableName(table)),
        ),
      ),
    )

/** Returns the fields that show a picture: on the site, then in drafts, then in versions. */
export async function listUsages(orm: Orm, id: number): Promise<{ usages: MediaUsage[]; isEvery: boolean }> {
  const { tableName, rowKey, field, stem } = mediaUsages
  const rows = await orm
    .select()
    .from(mediaUsages)
    .where(inArray(stem, await findStems(orm, id)))
    .orderBy(sql`${tableName} in (${DRAFTS}, ${VERSIONS})`, asc(tableName), desc(rowKey), asc(field))
    .limit(MEDIA_USAGES_MAX + 1)
  const shown = rows.slice(0, MEDIA_USAGES_MAX)
  const live = await Promise.all(usagePlaces.map((place) => describeLive(orm, place, shown)))
  const usages = [
    ...live.flat(),
    ...(await describeDrafts(orm, shown)),
    ...(await describeVersions(orm, shown)),
  ]
  return { usages, isEvery: rows.length <= MEDIA_USAGES_MAX }
}

const uniqueKeys = (rows: UsageRow[]) => [...new Set(rows.map(({ rowKey }) => rowKey))]

async function describeLive(
  orm: Orm,
  { table, key, title, kind, subjectId }: UsagePlace,
  rows: UsageRow[],
): Promise<MediaUsage[]> {
  const subject = getTableName(table)
  const own = rows.filter(({ tableName }) => tableName === subject)
  if (own.length === 0) return []
  const keys = uniqueKeys(own)
  const titles = await orm
    .select({ key: sql<string>`${key}::text`, title: sql<string>`${title}` })
    .from(table)
    .where(inArray(sql`${key}::text`, keys))
  const entries = kind
    ? await orm
        .select({ id: contentEntries.id, subjectId: contentEntries.subjectId })
        .from(contentEntries)
        .where(
          and(
            eq(contentEntries.kind, kind),
            inArray(contentEntries.subjectId, subjectId === undefined ? keys : [subjectId]),
          ),
        )
    : []
  return own.map(({ rowKey, field }) => {
    const entry = entries.find((one) => one.subjectId === (subjectId ?? rowKey))
    return {
      stage: 'live',
      subject,
      field,
      number: null,
      title: titles.find((one) => one.key === rowKey)?.title ?? '',
      entry: entry && kind ? { id: entry.id, kind } : null,
    }
  })
}

async function describeDrafts(orm: Orm, rows: UsageRow[]): Promise<MediaUsage[]> {
  const own = rows.filter(({ tableName }) => tableName === DRAFTS)
  if (own.length === 0) return []
  const entries = await orm
    .select({ id: contentEntries.id, kind: contentEntries.kind, title: contentEntries.title })
    .from(contentEntries)
    .where(inArray(contentEntries.id, uniqueKeys(own).map(Number)))
  return own.flatMap(({ rowKey, field }) => {
    const entry = entries.find(({ id }) => String(id) === rowKey)
    return entry ? [{ stage: 'draft', field, number: null, ...describeEntry(entry) }] : []
  })
}

async function describeVersions(orm: Orm, rows: UsageRow[]): Promise<MediaUsage[]> {
  const own = rows.filter(({ tableName }) => tableName === VERSIONS)
  if (own.length === 0) return []
  const versions = await orm
    .select({
      id: contentVersions.id,
      number: contentVersions.number,
      entry: { id: contentEntries.id, kind: contentEntries.kind, title: contentEntries.title },
    })
    .from(contentVersions)
    .innerJoin(contentEntries, eq(contentEntries.id, contentVersions.entryId))
    .where(inArray(contentVersions.id, uniqueKeys(own).map(Number)))
  return own.flatMap(({ rowKey, field }) => {
    const version = versions.find(({ id }) => String(id) === rowKey)
    return version
      ? [{ stage: 'version', field, number: version.number, ...describeEntry(version.entry) }]
      : []
  })
}

const describeEntry = ({
  id,
  kind,
  title,
}: {
  id: number
  kind: typeof contentEntries.$inferSelect.kind
  title: string
}) => ({ subject: kind, title, entry: { id, kind } })
