import * as z from 'zod/mini'

/** SEO and social texts of a page. */
export const seo = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  ogTitle: z.string(),
  ogDescription: z.string(),
  ogImage: z.nullable(z.string()),
  /** Overrides by editors; null: derived from the page. */
  canonical: z.nullable(z.string()),
  robots: z.nullable(z.string()),
})
export type Seo = z.infer<typeof seo>

export const seoGroup = z.enum(['page', 'catalog', 'post', 'city'])
export type SeoGroup = z.infer<typeof seoGroup>

/** The response of seo/show: SEO texts, canonical URL, robots directives. */
export const resolvedSeo = z.object({ ...seo.shape, canonical: z.string(), robots: z.string() })
export type ResolvedSeo = z.infer<typeof resolvedSeo>

/** SEO as an editor writes it; absent fields are derived from the page. */
export interface SeoInput {
  title?: string | undefined
  description?: string | undefined
  keywords?: string | undefined
}
