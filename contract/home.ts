import * as z from 'zod/mini'
import { catalogCard } from './catalog.ts'
import { picture } from './media/picture.ts'
import { seo } from './seo.ts'
import { siteProperties } from './site.ts'

/** A slide of the main slider. */
const slide = z.object({
  id: z.number(),
  image: picture,
  /** What stands in place of `image` on a phone; null: the same. */
  portrait: z.nullable(picture),
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
})
export type Slide = z.infer<typeof slide>

/** One of the steps from a layout to a delivery. */
export const orderStep = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  image: z.nullable(picture),
})
export type OrderStep = z.infer<typeof orderStep>

/** A figure of the company facts block. */
const fact = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  image: z.nullable(picture),
})

/** A film of this site, or a part of it, that plays where the video host can't be reached. */
const film = z.object({
  /** Path of the film. */
  src: z.string(),
  /** Path of its captions, as WebVTT. */
  captions: z.string(),
  /** Seconds that the part begins and ends at; null: with the film. */
  start: z.number(),
  end: z.nullable(z.number()),
})
export type Film = z.infer<typeof film>

/**
 * What plays: an address of the video host or a bare id, the film that stands in for it, and the day it came out, `2026-04-14`;
 * null: nobody has said.
 */
const playable = { video: z.string(), film: z.nullable(film), uploadedOn: z.nullable(z.string()) }

/** The video block of the home page: a video with a picture until it plays, and its text as safe HTML. */
export const videoBlock = z.object({
  title: z.string(),
  ...playable,
  image: z.nullable(picture),
  text: z.string(),
})
export type VideoBlock = z.infer<typeof videoBlock>

/** The slider of companies that order from the factory. */
export const clientsBlock = z.object({
  title: z.string(),
  images: z.array(z.object({ ...picture.shape, name: z.string() })),
})
export type ClientsBlock = z.infer<typeof clientsBlock>

/** Blocks of the home page below its slider, in the order in which a new site has them. */
export const HOME_BLOCKS = [
  'video',
  'catalogPreview',
  'orderSteps',
  'facts',
  'clients',
  'portfolio',
  'posts',
  'excursion',
  'testimonials',
] as const
export const homeBlockName = z.enum(HOME_BLOCKS)
export type HomeBlockName = z.infer<typeof homeBlockName>

const portfolioPicture = z.object({ id: z.number(), image: picture, title: z.string() })

/** A customer's words about the factory. */
const review = z.object({
  key: z.string(),
  name: z.string(),
  position: z.string(),
  content: z.string(),
})

/** A video of the factory excursion, with a picture until it plays. */
const excursionVideo = z.object({ id: z.number(), title: z.string(), ...playable, image: picture })

/** Everything the home page shows beyond the layout, the video and the clients, which have calls of their own. */
export const homeBlocks = z.object({
  seo,
  /** Those that are shown below the slider, in order; what others have is left out. */
  blocks: z.array(homeBlockName),
  slider: z.array(slide),
  /** Groups and products offered on the home page, in order. */
  catalogPreview: z.array(catalogCard),
  orderSteps: z.array(orderStep),
  facts: z.array(fact),
  portfolio: z.object({ title: z.string(), pictures: z.array(portfolioPicture) }),
  excursion: z.object({ title: z.string(), subtitle: z.string(), videos: z.array(excursionVideo) }),
  testimonials: z.object({ title: z.string(), reviews: z.array(review) }),
})
export type HomeBlocks = z.infer<typeof homeBlocks>

/** The home page with the properties of every page, as GET site gives them. */
export const homePage = z.object({ ...homeBlocks.shape, properties: siteProperties })
