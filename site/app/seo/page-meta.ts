import { SHARE_SIZE } from '@rapport/contract/media/media'
import type { Seo } from '@rapport/contract/site/seo'
import type { MetaDescriptor } from 'react-router'

type PageSeo = Pick<Seo, 'title' | 'description'> & Partial<Seo>

/** What a route says about its page. */
interface PageDescription {
  seo: PageSeo
  path: string
  /** The page is the same in every city. */
  everyCity?: boolean
  /** Open Graph type; default is a website. */
  ogType?: 'article'
  /** Further tags. */
  more?: MetaDescriptor[]
  /** Canonical URL, if not on this host. */
  canonical?: string
  /** Excludes the page from search engines. */
  noindex?: boolean
}

/** Data of the layout; undefined if it failed to load. */
interface RootData {
  /** Scheme and host without a trailing slash. */
  origin: string
  /** Scheme and host whose subdomains are the cities. */
  base: string
  properties: { name: string }
  theme: { icons: string }
  /** Name of another than the default city, which makes its titles unique. */
  cityName?: string | undefined
}

export interface MetaArgs {
  loaderData?: unknown
  error?: unknown
  matches: [{ loaderData?: RootData | undefined }, ...unknown[]]
}
type Loaded<Side extends { loaderData?: unknown }> = NonNullable<Side['loaderData']>

/** Returns the `meta` of a route. Empty if the page failed. */
export const pageMeta =
  <Args extends MetaArgs>(
    describe: (data: Loaded<Args>, root: Loaded<Args['matches'][0]>) => PageDescription,
  ) =>
  ({ loaderData, error, matches: [{ loaderData: root }] }: Args): MetaDescriptor[] =>
    error || !root ? [] : metaTags(describe(loaderData as Loaded<Args>, root), root)

/** Picture of pages without one: the logo, made from the theme. */
const SHARE_PATH = '/share.png'

/** Default of crawlers. */
const INDEXED = 'index, follow'

/** Returns the tags of a page. */
export function metaTags(
  page: PageDescription,
  { origin, base, properties, theme, cityName }: RootData,
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
    ...pictureMeta(seo.ogImage ?? `${SHARE_PATH}?v=${theme.icons}`, origin),
    ...(page.more ?? []),
  ]
}

const ofCity = (seo: PageSeo, cityName: string): PageSeo => ({
  ...seo,
  title: `${seo.title} — ${cityName}`,
  description: `${seo.description} Ваш город — ${cityName}.`.trimStart(),
  // Texts for social networks that equal the page's texts are dropped.
  ogTitle: seo.ogTitle === seo.title ? '' : (seo.ogTitle ?? ''),
  ogDescription: seo.ogDescription === seo.description ? '' : (seo.ogDescription ?? ''),
})

/** Picture of a shared link, with its size if known. */
function pictureMeta(url: string, origin: string): MetaDescriptor[] {
  const image = { property: 'og:image', content: new URL(url, `${origin}/`).href }
  const ours = url.startsWith(SHARE_PATH) || url.startsWith('/media/share/')
  const card = { name: 'twitter:card', content: 'summary_large_image' }
  if (!ours) return [image, card]
  return [
    image,
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    card,
  ]
}
