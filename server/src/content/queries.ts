import type { Seo } from '@rapport/contract/seo'
import type { SiteProperties, SocialLink, TextPage } from '@rapport/contract/site'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { seoRecordOf } from '../seo/queries.ts'
import { resolveSeo } from '../seo/resolve-seo.ts'
import { seoRecords } from '../seo/tables.ts'
import { siteProperties, textPages, type WrittenSocialLink } from './tables.ts'

export async function getSiteProperties(orm: Orm): Promise<SiteProperties | undefined> {
  const { id, warnings, homeTitle, homeDescription, homeKeywords, ...columns } =
    getTableColumns(siteProperties)
  const [row] = await orm.select(columns).from(siteProperties)
  return row && { ...row, social: row.social.map(completeLink) }
}

/** What is written of a network may leave out its sign and its goal: then they follow from its type. */
function completeLink(link: WrittenSocialLink): SocialLink {
  return { icon: link.type, metrics: { default: { ym: `social-${link.type}` } }, ...link }
}

/** What the home page says of itself, and what follows from the properties of the site alone. */
export async function getHomeSeo(orm: Orm): Promise<{ seo: Seo; follows: Seo } | undefined> {
  const { homeTitle: title, homeDescription: description, homeKeywords: keywords } = siteProperties
  const [row] = await orm
    .select({ content: { title, description, keywords }, record: getTableColumns(seoRecords) })
    .from(siteProperties)
    .leftJoin(seoRecords, seoRecordOf('page', '/'))
  return row && { seo: resolveSeo(row.content, row.record), follows: resolveSeo(row.content, undefined) }
}

export async function getTextPage(orm: Orm, slug: string): Promise<TextPage | undefined> {
  const { bodyMarkdown: _, ...columns } = getTableColumns(textPages)
  const [row] = await orm.select(columns).from(textPages).where(eq(textPages.slug, slug))
  return row && { ...row, updatedAt: row.updatedAt.toISOString() }
}
