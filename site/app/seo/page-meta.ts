import { SHARE_SIZE } from '@rapport/contract/media/media'
import type { Seo } from '@rapport/contract/site/seo'
import type { MetaDescriptor } from 'react-router'
import ownPicture from './share.jpg'

type PageSeo = Pick<Seo, 'title' | 'description'> & Partial<Seo>

/** What a route says of its page. */
interface PageDescription {
  seo: PageSeo
  path: string
  /** The page is the same in every city, and says so. */
  everyCity?: boolean
  /** What the page is to social networks; a website unless said otherwise. */
  ogType?: 'article'
  /** Tags that pages of its kind alone have. */
  more?: MetaDescriptor[]
  /** Where the page really stands, if not at this host. */
  canonical?: string
  /** Crawlers are to leave it out. */
  noindex?: boolean
}

/** What the layout knows; undefined where it could not be loaded. */
interface RootData {
  /** Scheme and host, without a slash at the end. */
  origin: string
  /** Scheme and host that cities live below. */
  base: string
  properties: { name: string }
  /** Of a city other than the default one: its pages are told apart from those of the base by it. */
  cityName?: string | undefined
}

export interface MetaArgs {
  loaderData?: unknown
  error?: unknown
  matches: [{ loaderData?: RootData | undefined }, ...unknown[]]
}
type Loaded<Side extends { loaderData?: unknown }> = NonNullable<Side['loaderData']>

/** Returns the `meta` of a route: what its page says of itself to search engines and networks. Nothing where it failed. */
export const pageMeta =
  <Args extends MetaArgs>(
    describe: (data: Loaded<Args>, root: Loaded<Args['matches'][0]>) => PageDescription,
  ) =>
  ({ loaderData, error, matches: [{ loaderData: root }] }: Args): MetaDescriptor[] =>
    error || !root ? [] : metaTags(describe(loaderData as Loaded<Args>, root), root)

/** What crawlers do unasked. */
const INDEXED = 'index, follow'

/** Returns the tags of a page. */
export function metaTags(
  page: PageDescription,
  { origin, base, properties, cityName }: RootData,
): MetaDescriptor[] {
  const seo = cityName && !page.everyCity ? ofCity(page.seo, cityName) : page.seo
  const robots = page.noindex ? 'noindex' : seo.robots
  const canonical = page.seo.canonical ? new URL(page.seo.canonical, base).href : null
  const written = canonical === `${base}${page.path}` ? null : canonical
  const url = page.canonical ?? written ?? `${origin}${page.path}`
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    ...(seo.keywords ? [{ name: 'keywords', content: seo.keywords }] : []),
    ...(robots && robots !== INDEXED ? [{ name: 'robots', content: robots }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.ogType ?? 'website' },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:site_name', content: properties.name },
    { property: 'og:url', content: url },
    { property: 'og:title', content: seo.ogTitle || seo.title },
    { property: 'og:description', content: seo.ogDescription || seo.description },
    ...pictureMeta(seo.ogImage ?? ownPicture, origin),
    ...(page.more ?? []),
  ]
}

const ofCity = (seo: PageSeo, cityName: string): PageSeo => ({
  ...seo,
  title: `${seo.title} — ${cityName}`,
  description: `${seo.description} Ваш город — ${cityName}.`.trimStart(),
  // Words for networks that were not written for them are those of the page.
  ogTitle: seo.ogTitle === seo.title ? '' : (seo.ogTitle ?? ''),
  ogDescription: seo.ogDescription === seo.description ? '' : (seo.ogDescription ?? ''),
})

/** The picture beside a link; whoever shows it leaves the right room before it comes, where its size is known. */
function pictureMeta(url: string, origin: string): MetaDescriptor[] {
  const image = { property: 'og:image', content: new URL(url, `${origin}/`).href }
  const ours = url === ownPicture || url.startsWith('/media/share/')
  const card = { name: 'twitter:card', content: 'summary_large_image' }
  if (!ours) return [image, card]
  return [
    image,
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    card,
  ]
}
