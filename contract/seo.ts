import * as z from 'zod/mini'

/** What a page says of itself to search engines and social networks. */
export const seo = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  ogTitle: z.string(),
  ogDescription: z.string(),
  ogImage: z.nullable(z.string()),
  /** What editors wrote of where the page really stands, and of what crawlers may do; null: as it follows from the page. */
  canonical: z.nullable(z.string()),
  robots: z.nullable(z.string()),
})
export type Seo = z.infer<typeof seo>

export const seoGroup = z.enum(['page', 'catalog', 'post', 'city'])
export type SeoGroup = z.infer<typeof seoGroup>

/** The answer of seo/show: what a page says of itself, where it really stands, what crawlers may do. */
export const resolvedSeo = z.object({ ...seo.shape, canonical: z.string(), robots: z.string() })
export type ResolvedSeo = z.infer<typeof resolvedSeo>

/** What an editor says of a page; what is left out follows from the page itself. */
export interface SeoInput {
  title?: string | undefined
  description?: string | undefined
  keywords?: string | undefined
}
