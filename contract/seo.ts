import * as z from 'zod/mini'

/** What a page says of itself to search engines and networks (§2, decisions.md §2). */
export const seo = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  ogTitle: z.string(),
  ogDescription: z.string(),
  ogImage: z.nullable(z.string()),
})
export type Seo = z.infer<typeof seo>
