import { type Picture, sharePicturePath } from '@rapport/contract/media/media'
import type { Seo } from '@rapport/contract/seo'
import type { SeoRecord } from './queries.ts'

/** What follows from the content of a page. */
export interface SeoContent {
  title: string
  description: string
  keywords?: string | undefined
  image?: Picture | null
}

/** The page of a thing, and what it says of itself. */
export interface PageSeo {
  /** Key of the thing. */
  id: number
  name: string
  path: string
  seo: Seo
  /** What follows from its content. */
  follows: SeoContent
  /** Whether somebody wrote its description. */
  isDescribed: boolean
}

/** Returns what a page says of itself: what the editors wrote, and what follows from its content where they did not. */
export function resolveSeo(content: SeoContent, record: SeoRecord | null | undefined): Seo {
  const { title, description, keywords = '', image = null } = content
  const ogImage = record?.ogImage ?? image?.src ?? null
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
