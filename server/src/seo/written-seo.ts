import { CRAWLER_RULES, EMPTY_SEO, type SeoSnapshot } from '@rapport/contract/editing/snapshots/seo-snapshot'
import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import type { SeoGroup, SeoInput } from '@rapport/contract/seo'
import { and, eq, inArray } from 'drizzle-orm'
import type { WriteOptions } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import type { Orm } from '../platform/database/database.ts'
import type { SeoRecord } from './queries.ts'
import { seoRecords } from './tables.ts'

/** Returns what is written of pages of a group, by their ids; nothing of those that nothing is written of. */
export async function readWrittenSeo(
  orm: Orm,
  groupName: SeoGroup,
  ids: string[],
): Promise<Map<string, SeoSnapshot>> {
  const rows = await orm
    .select()
    .from(seoRecords)
    .where(and(eq(seoRecords.groupName, groupName), inArray(seoRecords.entityId, ids)))
  return new Map(rows.map((row) => [row.entityId, toSnapshot(row)]))
}

function toSnapshot(record: SeoRecord): SeoSnapshot {
  const { title, description, keywords, ogTitle, ogDescription, ogImage, canonical, robots } = record
  const texts = { title, description, keywords, ogTitle, ogDescription, canonical }
  const ogPicture = ogImage?.startsWith('/media/') ? pictureFile({ src: ogImage }) : null
  return { ...texts, ogPicture, robots: CRAWLER_RULES.find((rule) => rule === robots) ?? closestRule(robots) }
}

/** What was written by hand may be spelt otherwise. */
const closestRule = (robots: string | null) => (robots?.includes('noindex') ? CRAWLER_RULES[0] : null)

/** Returns what is written of one page. */
export const readPageSeo = async (orm: Orm, groupName: SeoGroup, id: string): Promise<SeoSnapshot> =>
  (await readWrittenSeo(orm, groupName, [id])).get(id) ?? EMPTY_SEO

/** Returns what is wrong with what is written of a page, by field. */
export const checkSeo = (orm: Orm, { ogPicture }: SeoSnapshot): Promise<FieldErrors> =>
  checkPictures(orm, ogPicture === null ? {} : { 'seo.ogPicture': ogPicture })

/** Writes down what is written of a page in place of what was; leaves no row where there is nothing. */
export async function writeSeo(
  tx: Orm,
  groupName: SeoGroup,
  entityId: string,
  { ogPicture, ...texts }: SeoSnapshot,
  findPicture: WriteOptions['findPicture'],
): Promise<void> {
  const values = {
    ...texts,
    ogImage: ogPicture === null ? null : ((await findPicture(ogPicture))?.src ?? null),
  }
  const target = [seoRecords.groupName, seoRecords.entityId]
  if (Object.values(values).some((text) => text !== null))
    await tx
      .insert(seoRecords)
      .values({ ...values, groupName, entityId })
      .onConflictDoUpdate({ target, set: values })
  else
    await tx
      .delete(seoRecords)
      .where(and(eq(seoRecords.groupName, groupName), eq(seoRecords.entityId, entityId)))
}

/** Returns what a factory’s content says of a page as it is written. */
export const toSeoSnapshot = ({ title, description, keywords }: SeoInput): SeoSnapshot => ({
  ...EMPTY_SEO,
  title: title ?? null,
  description: description ?? null,
  keywords: keywords ?? null,
})
