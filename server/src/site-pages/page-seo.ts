import { CATALOG_BREADCRUMB } from '@rapport/contract/paths/breadcrumbs'
import { cityOrigin, hasSubdomains } from '@rapport/contract/paths/city-hosts'
import { catalogItemPath, cityContactPath } from '@rapport/contract/paths/paths'
import type { ResolvedSeo, Seo, SeoGroup } from '@rapport/contract/site/seo'
import { fitDescription, withName } from '@rapport/contract/texts/fit-text'
import { eq } from 'drizzle-orm'
import { getPost } from '../blog/queries.ts'
import { posts } from '../blog/tables.ts'
import { getCatalogItem, listTopGroupNames } from '../catalog/queries.ts'
import { catalogItems } from '../catalog/tables.ts'
import { findSubdomain, getContact } from '../contacts/queries.ts'
import { getHomeSeo, getSiteProperties, getTextPage } from '../content/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { getSeoRecord, type SeoRecord } from '../seo/queries.ts'
import { type PageSeo, resolveSeo } from '../seo/resolve-seo.ts'
import { SERVICE_PAGES } from './service-pages.ts'
import { STATIC_PAGES } from './static-pages.ts'

interface Found {
  seo: Seo
  /** Canonical path of the page. */
  path: string
  /** Origin, if it is not the base. */
  origin?: string
  /** Default robots value, used if editors have not set one. */
  robots?: string
}

/** Returns the SEO data of a page, with its URL and robots value. */
export async function getPageSeo(
  orm: Orm,
  groupName: SeoGroup,
  entityId: string,
  { origin, now }: { origin: string; now: Date },
): Promise<ResolvedSeo | undefined> {
  const record = await getSeoRecord(orm, groupName, entityId)
  const found = await FINDERS[groupName](orm, entityId, record, { origin, now })
  return (
    found && {
      ...found.seo,
      canonical: new URL(record?.canonical ?? found.path, found.origin ?? origin).href,
      robots: record?.robots ?? found.robots ?? 'index, follow',
    }
  )
}

/**
 * Returns the SEO data of a page, and the defaults without the texts of editors. Undefined if there is no
 * such page.
 */
export async function describePage(
  orm: Orm,
  groupName: SeoGroup,
  entityId: string,
  around: { origin: string; now: Date },
): Promise<Pick<PageSeo, 'path' | 'seo' | 'follows' | 'isDescribed'> | undefined> {
  const record = await getSeoRecord(orm, groupName, entityId)
  const said = await FINDERS[groupName](orm, entityId, record, around)
  const follows = said && (await FINDERS[groupName](orm, entityId, undefined, around))
  const isDescribed = Boolean(record?.description)
  return follows && { path: said.path, seo: said.seo, follows: follows.seo, isDescribed }
}

type Finder = (
  orm: Orm,
  entityId: string,
  record: SeoRecord | undefined,
  around: { origin: string; now: Date },
) => Promise<Found | undefined>

const FINDERS: Record<SeoGroup, Finder> = {
  page: findPage,
  catalog: findItem,
  post: findPost,
  city: findCity,
}

const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

async function findItem(orm: Orm, entityId: string): Promise<Found | undefined> {
  const id = idOf(entityId)
  if (id === undefined) return undefined
  const [row] = await orm
    .select({ slug: catalogItems.slug })
    .from(catalogItems)
    .where(eq(catalogItems.id, id))
  const item = row && (await getCatalogItem(orm, row.slug))
  return item && { seo: item.seo, path: catalogItemPath(item) }
}

async function findPost(
  orm: Orm,
  entityId: string,
  _record: SeoRecord | undefined,
  { now }: { now: Date },
): Promise<Found | undefined> {
  const id = idOf(entityId)
  if (id === undefined) return undefined
  const [row] = await orm.select({ slug: posts.slug }).from(posts).where(eq(posts.id, id))
  const post = row && (await getPost(orm, row.slug, now))
  return post && { seo: post.seo, path: `/blog/${post.slug}/` }
}

/** The page of an office is the same on every host. Its canonical host is that of its own city. */
async function findCity(
  orm: Orm,
  entityId: string,
  record: SeoRecord | undefined,
  { origin: base, now }: { origin: string; now: Date },
): Promise<Found | undefined> {
  const id = idOf(entityId)
  const contact = id === undefined ? undefined : await getContact(orm, id, now)
  const site = await getSiteProperties(orm)
  if (!contact || !site) return undefined
  const title = withName(`Контакты — ${contact.city}`, site.name)
  const office = [`${site.name}, ${contact.city}`, contact.address].filter(Boolean).join(': ')
  const description = [office, contact.operationMode].map((text) => text && `${text}.`).join(' ')
  const subdomain = hasSubdomains(base) ? await findSubdomain(orm, contact.id) : ''
  return {
    seo: resolveSeo(
      {
        title,
        description: fitDescription(description),
        keywords: `контакты, ${site.name}, ${contact.city}, адрес, телефон, часы работы`,
        image: contact.photos[0] ?? null,
      },
      record,
    ),
    path: cityContactPath(contact.id),
    origin: cityOrigin(subdomain ?? '', base),
  }
}

/** Finds pages by their path: the home page, and those in the tables. */
async function findPage(orm: Orm, path: string, record?: SeoRecord): Promise<Found | undefined> {
  if (path === '/') {
    const home = await getHomeSeo(orm)
    return home && { seo: record ? home.seo : home.follows, path }
  }
  const service = SERVICE_PAGES.get(path)
  const page = service ?? STATIC_PAGES.get(path)
  const site = page && (await getSiteProperties(orm))
  if (!page || !site) return undefined
  const text = page.textSlug === undefined ? undefined : await getTextPage(orm, page.textSlug)
  if (page.textSlug !== undefined && !text) return undefined
  const groups = path === CATALOG_BREADCRUMB.path ? await listTopGroupNames(orm) : []
  const around = { ...site, textTitle: text?.title ?? '', groups }
  const content = {
    title: page.title(around),
    description: fitDescription(page.description(around)),
    keywords: page.keywords(around),
  }
  return { seo: resolveSeo(content, record), path, ...(service ? { robots: 'noindex' } : {}) }
}
