import { type Picture, sharePicturePath } from '@rapport/contract/media/media'
import type { Seo } from '@rapport/contract/site/seo'
import type { SeoRecord } from './queries.ts'

/** Defaults derived from the content of a page. */
export interface SeoContent {
  title: string
  description: string
  keywords?: string | undefined
  image?: Picture | null
}

/** The page of an entry, and its SEO. */
export interface PageSeo {
  /** Key of the entry. */
  id: number
  name: string
  path: string
  seo: Seo
  /** Defaults derived from its content. */
  follows: SeoContent
  /** Whether an editor wrote its description. */
  isDescribed: boolean
}

/** Returns the SEO of a page: the editors' texts, and defaults from its content. */
export function resolveSeo(content: SeoContent, record: SeoRecord | null | undefined): Seo {
  const { title, description, keywords = '', image = null } = content
  const ogImage = record?.ogImage?.src ?? image?.src ?? null
  return {
    title: record?.title ?? title,
    description: record?.description ?? description,
    keywords: record?.keywords ?? keywords,
    ogTitle: record?.ogTitle ?? record?.title ?? title,
    ogDescription: record?.ogDescription ?? record?.description ?? description,
    ogImage: ogImage === null ? null : sharePicturePath(ogImage),
    canonical: record?.canonical ?? null,
    robots: record?.robots ?? null,
  }
}
