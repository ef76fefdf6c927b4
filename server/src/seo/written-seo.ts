import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { SeoGroup, SeoInput } from '@rapport/contract/site/seo'
import { CRAWLER_RULES, EMPTY_SEO, type SeoSnapshot } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { and, eq, inArray } from 'drizzle-orm'
import type { WriteOptions } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import type { SeoRecord } from './queries.ts'
import { seoRecords } from './tables.ts'

/** Returns the written SEO of a group's pages, by id; pages without written SEO are left out. */
export async function readWrittenSeo(
  orm: Orm,
  groupName: SeoGroup,
  ids: string[],
): Promise<Map<string, SeoSnapshot>> {
  const rows = await orm
    .select()
    .from(seoRecords)
    .where(and(eq(seoRecords.groupName, groupName), inArray(seoRecords.entityId, ids)))
  const records = await resolvePictures(orm, rows, ['ogImage'])
  return new Map(records.map((record) => [record.entityId, toSnapshot(record)]))
}

function toSnapshot(record: SeoRecord): SeoSnapshot {
  const { title, description, keywords, ogTitle, ogDescription, ogImage, canonical, robots } = record
  const texts = { title, description, keywords, ogTitle, ogDescription, canonical }
  const ogPicture = ogImage && pictureFile(ogImage)
  return { ...texts, ogPicture, robots: CRAWLER_RULES.find((rule) => rule === robots) ?? closestRule(robots) }
}

/** Older records may have other spellings. */
const closestRule = (robots: string | null) => (robots?.includes('noindex') ? CRAWLER_RULES[0] : null)

/** Returns the written SEO of one page. */
export const readPageSeo = async (orm: Orm, groupName: SeoGroup, id: string): Promise<SeoSnapshot> =>
  (await readWrittenSeo(orm, groupName, [id])).get(id) ?? EMPTY_SEO

/** Returns the errors of written SEO, by field. */
export const checkSeo = (orm: Orm, { ogPicture }: SeoSnapshot): Promise<FieldErrors> =>
  checkPictures(orm, ogPicture === null ? {} : { 'seo.ogPicture': ogPicture })

/** Replaces the written SEO of a page; deletes the row if it is empty. */
export async function writeSeo(
  tx: Orm,
  groupName: SeoGroup,
  entityId: string,
  { ogPicture, ...texts }: SeoSnapshot,
  findPictureId: WriteOptions['findPictureId'],
): Promise<void> {
  const values = { ...texts, ogImage: ogPicture === null ? null : ((await findPictureId(ogPicture)) ?? null) }
  const target = [seoRecords.groupName, seoRecords.entityId]
  if (Object.values(values).some((value) => value !== null))
    await tx
      .insert(seoRecords)
      .values({ ...values, groupName, entityId })
      .onConflictDoUpdate({ target, set: values })
  else
    await tx
      .delete(seoRecords)
      .where(and(eq(seoRecords.groupName, groupName), eq(seoRecords.entityId, entityId)))
}

/** Converts the seed's SEO of a page to a snapshot. */
export const toSeoSnapshot = ({ title, description, keywords }: SeoInput): SeoSnapshot => ({
  ...EMPTY_SEO,
  title: title ?? null,
  description: description ?? null,
  keywords: keywords ?? null,
})
