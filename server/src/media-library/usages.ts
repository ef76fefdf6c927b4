import type { MediaUsage } from '@rapport/staff-contract/media/media-library'
import { MEDIA_USAGES_MAX } from '@rapport/staff-contract/media/media-limits'
import { and, asc, type Column, desc, eq, getTableName, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { contentDrafts, contentEntries, contentVersions } from '../editing/tables.ts'
import { media, mediaFormerFiles, mediaUsages } from '../media/tables.ts'
import type { Orm } from '../platform/database/database.ts'

const DRAFTS = getTableName(contentDrafts)
const VERSIONS = getTableName(contentVersions)

/** Returns the part of a file's name that all its widths and formats share. */
export const getFileStem = (file: string): string => file.split('.', 1)[0] ?? file

/** Returns the current and former names of a picture's file, without extensions. */
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

/** The site shows what the published version of an entry names. */
const stageColumn = sql<MediaUsage['stage']>`case
  when ${mediaUsages.tableName} = ${DRAFTS} then 'draft'
  when ${contentVersions.number} = ${contentEntries.publishedVersion} then 'live'
  else 'version' end`

/** Selects the usages of pictures and documents with their entries. */
const selectUsages = (orm: Orm) =>
  orm
    .select({
      stage: stageColumn,
      field: mediaUsages.field,
      number: contentVersions.number,
      entry: { id: contentEntries.id, kind: contentEntries.kind, title: contentEntries.title },
    })
    .from(mediaUsages)
    .leftJoin(
      contentVersions,
      and(eq(mediaUsages.tableName, VERSIONS), eq(contentVersions.id, mediaUsages.rowKey)),
    )
    .innerJoin(
      contentEntries,
      eq(contentEntries.id, sql`coalesce(${contentVersions.entryId}, ${mediaUsages.rowKey})`),
    )

/** Returns the fields that use a picture: on the site first, then in drafts, then in versions. */
export async function listUsages(orm: Orm, id: number): Promise<{ usages: MediaUsage[]; isEvery: boolean }> {
  const rows = await selectUsages(orm)
    .where(inArray(mediaUsages.stem, await findStems(orm, id)))
    .orderBy(
      sql`array_position(array['live', 'draft', 'version'], ${stageColumn})`,
      asc(contentEntries.kind),
      desc(contentEntries.id),
      desc(contentVersions.number),
      asc(mediaUsages.field),
    )
    .limit(MEDIA_USAGES_MAX + 1)
  const usages = rows
    .slice(0, MEDIA_USAGES_MAX)
    .map(({ stage, field, number, entry }) => ({
      stage,
      subject: entry.kind,
      title: entry.title,
      field,
      entry: { id: entry.id, kind: entry.kind },
      number: stage === 'version' ? number : null,
    }))
  return { usages, isEvery: rows.length <= MEDIA_USAGES_MAX }
}

const isStanding = sql`${stageColumn} <> 'version'`
const stemIn = (file: Column) => eq(mediaUsages.stem, sql`split_part(${file}, '.', 1)`)

/** Matches pictures that neither the site nor a draft uses, by their current or a former file. */
export const isFree = (orm: Orm): SQL | undefined =>
  and(
    notExists(selectUsages(orm).where(and(stemIn(media.file), isStanding))),
    notExists(
      selectUsages(orm)
        .innerJoin(mediaFormerFiles, stemIn(mediaFormerFiles.file))
        .where(and(eq(mediaFormerFiles.mediaId, media.id), isStanding)),
    ),
  )

/** Matches pictures that no version uses either. */
export const isUnused = (orm: Orm): SQL | undefined => {
  const { stem } = mediaUsages
  return and(
    notExists(orm.select({ stem }).from(mediaUsages).where(stemIn(media.file))),
    notExists(
      orm
        .select({ stem })
        .from(mediaFormerFiles)
        .innerJoin(mediaUsages, stemIn(mediaFormerFiles.file))
        .where(eq(mediaFormerFiles.mediaId, media.id)),
    ),
  )
}
