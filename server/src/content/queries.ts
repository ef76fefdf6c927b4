import type { OrderPromise } from '@rapport/contract/orders/placed-order'
import type { Seo } from '@rapport/contract/site/seo'
import type { SiteProperties, SocialLink, TextPage } from '@rapport/contract/site/site'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { resolveRowPictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { whereSeoRecord } from '../seo/queries.ts'
import { resolveSeo } from '../seo/resolve-seo.ts'
import { seoRecords } from '../seo/tables.ts'
import { acceptsPersonalDataSql } from './accepts-personal-data.ts'
import { siteProperties, textPages, themes, type WrittenSocialLink } from './tables.ts'
import { THEME_PICTURES, type ThemedSite, UNILLUSTRATED_THEME } from './theme/published-theme.ts'

const { id: _id, logo: _logo, warnings: _warnings, ...publicColumns } = getTableColumns(siteProperties)
const siteColumns = { ...publicColumns, acceptsPersonalData: acceptsPersonalDataSql }

const NO_PAGES = sql<string[]>`'{}'::text[]`

export async function getSiteProperties(orm: Orm): Promise<SiteProperties | undefined> {
  return (await getThemedSite(orm))?.properties
}

/**
 * Returns the site properties with the published theme, else the default theme, and the paths that `absentPages`
 * selects. One statement.
 */
export async function getThemedSite(
  orm: Orm,
  absentPages: SQL<string[]> = NO_PAGES,
): Promise<(ThemedSite & { absentPages: string[] }) | undefined> {
  const [row] = await orm
    .select({ site: siteColumns, theme: getTableColumns(themes), absentPages })
    .from(siteProperties)
    .leftJoin(themes, sql`true`)
  if (!row) return undefined
  const { site } = row
  const theme = row.theme ? await resolveRowPictures(orm, row.theme, THEME_PICTURES) : UNILLUSTRATED_THEME
  const properties = { ...site, logo: theme.logo, social: site.social.map(completeLink) }
  return { properties, theme, absentPages: row.absentPages }
}

/** Returns what the factory promises to a customer who ordered. */
export async function getOrderPromise(orm: Orm): Promise<OrderPromise | undefined> {
  const { callbackMinutes, nextSteps } = siteProperties
  const [row] = await orm.select({ callbackMinutes, nextSteps }).from(siteProperties)
  return row
}

/** Icon and goal default to those of the network's type. */
function completeLink(link: WrittenSocialLink): SocialLink {
  return { icon: link.type, metrics: { default: { ym: `social-${link.type}` } }, ...link }
}

/** Returns the SEO of the home page, and its defaults from the site properties. */
export async function getHomeSeo(orm: Orm): Promise<{ seo: Seo; follows: Seo } | undefined> {
  const { name, tagline, address } = siteProperties
  const [row] = await orm
    .select({ name, tagline, address, written: getTableColumns(seoRecords) })
    .from(siteProperties)
    .leftJoin(seoRecords, whereSeoRecord('page', '/'))
  if (!row) return undefined
  const title = row.tagline ? `${row.name} — ${row.tagline}` : row.name
  const content = { title, description: row.address ? `${title}: ${row.address}` : title }
  const record = await resolveRowPictures(orm, row.written, ['ogImage'])
  return { seo: resolveSeo(content, record), follows: resolveSeo(content, undefined) }
}

export async function getTextPage(orm: Orm, slug: string): Promise<TextPage | undefined> {
  const { bodyMarkdown: _, ...columns } = getTableColumns(textPages)
  const [stored] = await orm.select(columns).from(textPages).where(eq(textPages.slug, slug))
  const row = await resolveRowPictures(orm, stored, ['body'])
  return row && { ...row, updatedAt: row.updatedAt.toISOString() }
}
