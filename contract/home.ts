import * as z from 'zod/mini'
import { catalogCard } from './catalog.ts'
import { seo } from './seo.ts'
import { siteProperties } from './site.ts'

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

/** A figure of the company facts block. */
export const fact = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  image: z.nullable(z.string()),
})
export type Fact = z.infer<typeof fact>

/** The video block (§7 video-block-index): a video, and its text as safe HTML. */
export const videoBlock = z.object({ video: z.string(), text: z.string() })
export type VideoBlock = z.infer<typeof videoBlock>

/** The clients slider (§7 company-clients). */
export const clientsBlock = z.object({
  title: z.string(),
  images: z.array(z.object({ src: z.string(), name: z.string() })),
})
export type ClientsBlock = z.infer<typeof clientsBlock>

export const portfolioPicture = z.object({ id: z.number(), image: z.string(), title: z.string() })

/** A customer's words (§3 "Testimonials"). */
export const review = z.object({
  key: z.string(),
  name: z.string(),
  position: z.string(),
  content: z.string(),
})

/** A video of the factory excursion: an address of the video host or a bare id, and a picture until it plays. */
export const excursionVideo = z.object({
  id: z.number(),
  title: z.string(),
  video: z.string(),
  image: z.string(),
})

/** Everything the home page shows beyond the shell, the video and the clients, which have calls of their own. */
export const homePage = z.object({
  seo,
  /** Those of every page, as GET site gives them. */
  properties: siteProperties,
  slider: z.array(slide),
  orderSteps: z.array(orderStep),
  /** Groups and products offered on the home page, in order. */
  catalogPreview: z.array(catalogCard),
  facts: z.array(fact),
  portfolio: z.object({ title: z.string(), pictures: z.array(portfolioPicture) }),
  testimonials: z.object({ title: z.string(), reviews: z.array(review) }),
  excursion: z.object({ title: z.string(), subtitle: z.string(), videos: z.array(excursionVideo) }),
})
export type HomePage = z.infer<typeof homePage>
