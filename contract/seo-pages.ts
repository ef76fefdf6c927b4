import * as z from 'zod/mini'
import { CONTENT_KINDS } from './editing/content-kinds.ts'

/** What may be wrong with what a page says to search engines and networks. */
export const SEO_FAULTS = [
  'title-repeats',
  'title-cut',
  'description-repeats',
  'description-cut',
  'description-empty',
  'description-unwritten',
  'no-picture',
  'not-indexed',
] as const
export const seoFault = z.enum(SEO_FAULTS)
export type SeoFault = z.infer<typeof seoFault>

const pageEntry = z.object({ id: z.number(), kind: z.enum(CONTENT_KINDS), name: z.string() })
export type SeoPageEntry = z.infer<typeof pageEntry>

/** A page on the site, and what is wrong with what it says. */
export const seoPage = z.object({
  entry: pageEntry,
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** What follows from its content where nobody writes anything. */
  follows: z.object({ title: z.string(), description: z.string() }),
  faults: z.array(seoFault),
  /** Some of those that say the same title, or the same description. */
  sameTitle: z.array(pageEntry),
  sameDescription: z.array(pageEntry),
})
export type SeoPage = z.infer<typeof seoPage>
