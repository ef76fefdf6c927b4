import * as z from 'zod/mini'
import { CONTENT_KINDS } from '../entries/content-kinds.ts'

/** Faults in a page's SEO. */
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

/** A published page and its SEO faults. */
export const seoPage = z.object({
  entry: pageEntry,
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Defaults derived from its content. */
  follows: z.object({ title: z.string(), description: z.string() }),
  faults: z.array(seoFault),
  /** Some pages with the same title, or the same description. */
  sameTitle: z.array(pageEntry),
  sameDescription: z.array(pageEntry),
})
export type SeoPage = z.infer<typeof seoPage>
