import { mediaShare, SHARE_SIZE } from '@rapport/contract/media'
import type { Seo } from '@rapport/contract/seo'
import type { MetaDescriptor } from 'react-router'
import ownPicture from './share.jpg'

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
    ...pictureMeta(seo.ogImage ? mediaShare(seo.ogImage) : ownPicture, origin),
  ]
}

const ofCity = (seo: Described['seo'], cityName: string): Described['seo'] => ({
  ...seo,
  title: `${seo.title} — ${cityName}`,
  description: `${seo.description} Ваш город — ${cityName}.`.trimStart(),
})

/** The picture beside a link; whoever shows it leaves the right room before it comes, where its size is known. */
function pictureMeta(address: string, origin: string): MetaDescriptor[] {
  const image = { property: 'og:image', content: new URL(address, `${origin || 'http://localhost'}/`).href }
  const ours = address === ownPicture || address.startsWith('/media/share/')
  const card = { name: 'twitter:card', content: 'summary_large_image' }
  if (!ours) return [image, card]
  return [
    image,
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    card,
  ]
}
