import * as z from 'zod/mini'
import { catalogCard } from './catalog.ts'
import { seo } from './seo.ts'

/** A slide of the main slider (§3). `image` is an address of this site. */
export const slide = z.object({
  id: z.number(),
  image: z.string(),
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
})
export type Slide = z.infer<typeof slide>

/** One of the order steps (§1). */
export const orderStep = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  image: z.nullable(z.string()),
})
export type OrderStep = z.infer<typeof orderStep>

/** Everything the home page shows beyond the shell. */
export const homePage = z.object({
  seo,
  slider: z.array(slide),
  orderSteps: z.array(orderStep),
  /** Groups and products offered on the home page, in order. */
  catalogPreview: z.array(catalogCard),
})
export type HomePage = z.infer<typeof homePage>
