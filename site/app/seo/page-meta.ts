import type { Seo } from '@rapport/contract/seo'
import type { MetaDescriptor } from 'react-router'

interface Described {
  seo: Pick<Seo, 'title' | 'description'> & Partial<Seo>
  /** Scheme and host, without a slash at the end; unknown when the shell could not be loaded. */
  origin: string | undefined
  path: string
  siteName?: string | undefined
  /** Of a city other than the default one: its pages are told apart from those of the base by it. */
  cityName?: string | undefined
}

/** What a page says of itself to search engines and networks (§2). */
export function pageMeta({ seo: said, origin = '', path, siteName, cityName }: Described): MetaDescriptor[] {
  const seo = cityName ? ofCity(said, cityName) : said
  const address = `${origin}${path}`
  const image = seo.ogImage ? new URL(seo.ogImage, `${origin}/`).href : undefined
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    ...(seo.keywords ? [{ name: 'keywords', content: seo.keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'ru_RU' },
    ...(siteName ? [{ property: 'og:site_name', content: siteName }] : []),
    { property: 'og:url', content: address },
    { property: 'og:title', content: seo.ogTitle || seo.title },
    { property: 'og:description', content: seo.ogDescription || seo.description },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ]
}

const ofCity = (seo: Described['seo'], cityName: string): Described['seo'] => ({
  ...seo,
  title: `${seo.title} — ${cityName}`,
  description: `${seo.description} Ваш город — ${cityName}.`.trimStart(),
})
