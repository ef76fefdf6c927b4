import { catalogItemAddress } from '@rapport/contract/addresses'
import type { Seo, SeoGroup, ShownSeo } from '@rapport/contract/seo'
import { eq } from 'drizzle-orm'
import { getPost } from './blog/queries.ts'
import { posts } from './blog/tables.ts'
import { getCatalogItem } from './catalog/queries.ts'
import { catalogItems } from './catalog/tables.ts'
import { getContact } from './contacts/queries.ts'
import { getHomeSeo, getSiteProperties, getTextPage } from './content/queries.ts'
import type { Orm } from './platform/database.ts'
import { getSeoRecord } from './seo/queries.ts'

interface Found {
  seo: Seo
  /** Path the page really stands at. */
  path: string
}

/** What a page says of itself: what the editors wrote, and what follows from its content where they did not. */
export async function showSeo(
  orm: Orm,
  groupName: SeoGroup,
  entityId: string,
  origin: string,
): Promise<ShownSeo | undefined> {
  const found = await FINDERS[groupName](orm, entityId)
  if (!found) return undefined
  const written = await getSeoRecord(orm, groupName, entityId)
  const said = written ? Object.entries(written).filter(([, value]) => value !== null) : []
  const { title, description, keywords, ogTitle, ogDescription, ogImage, canonical, robots } = {
    ...found.seo,
    canonical: new URL(found.path, origin).href,
    robots: 'index, follow',
    ...(Object.fromEntries(said) as Partial<ShownSeo>),
  }
  return { title, description, keywords, ogTitle, ogDescription, ogImage, canonical, robots }
}

type Finder = (orm: Orm, entityId: string) => Promise<Found | undefined>

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
  return item && { seo: item.seo, path: catalogItemAddress(item) }
}

async function findPost(orm: Orm, entityId: string): Promise<Found | undefined> {
  const id = idOf(entityId)
  if (id === undefined) return undefined
  const [row] = await orm.select({ slug: posts.slug }).from(posts).where(eq(posts.id, id))
  const post = row && (await getPost(orm, row.slug))
  return post && { seo: post.seo, path: `/blog/${post.slug}/` }
}

async function findCity(orm: Orm, entityId: string): Promise<Found | undefined> {
  const id = idOf(entityId)
  const contact = id === undefined ? undefined : await getContact(orm, id)
  const site = await getSiteProperties(orm)
  if (!contact || !site) return undefined
  const description = `${site.name}, ${contact.city}: ${contact.address}. ${contact.operationMode}.`
  return { seo: plainSeo(`Контакты — ${contact.city}`, description), path: `/contacts/city-${contact.id}/` }
}

/** Pages by their address: the home page, text pages, and the few that are lists. */
async function findPage(orm: Orm, address: string): Promise<Found | undefined> {
  if (address === '/') {
    const seo = await getHomeSeo(orm)
    return seo && { seo, path: '/' }
  }
  const list = LIST_PAGES.get(address)
  if (list) return { seo: plainSeo(list.title, list.description), path: address }
  const slug = TEXT_PAGES.get(address)
  const page = slug ? await getTextPage(orm, slug) : undefined
  return page && { seo: plainSeo(page.title, ''), path: address }
}

const TEXT_PAGES: ReadonlyMap<string, string> = new Map([
  ['/help/', 'help'],
  ['/help/delivery/', 'delivery'],
  ['/help/warranty/', 'warranty'],
  ['/policy/', 'policy'],
  ['/agreement/', 'agreement'],
])

const LIST_PAGES: ReadonlyMap<string, { title: string; description: string }> = new Map([
  [
    '/catalog/',
    {
      title: 'Каталог',
      description: 'Одежда, текстиль для дома, ткани и печать на заказ от 1 штуки.',
    },
  ],
  [
    '/blog/',
    {
      title: 'Блог',
      description: 'О тканях, печати, пошиве и оптовой торговле — от мастеров фабрики.',
    },
  ],
  ['/contacts/', { title: 'Контакты', description: 'Адреса, телефоны и часы работы во всех городах.' }],
  ['/licenses/', { title: 'Лицензии', description: 'Декларации и сертификаты на нашу продукцию.' }],
  ['/sitemap/', { title: 'Карта сайта', description: 'Все разделы сайта на одной странице.' }],
])

const plainSeo = (title: string, description: string): Seo => ({
  title,
  description,
  keywords: '',
  ogTitle: title,
  ogDescription: description,
  ogImage: null,
})
