import * as z from 'zod/mini'
import { catalogCard } from '../catalog/catalog.ts'
import { picture } from '../media/picture.ts'
import { seo } from '../site/seo.ts'
import { siteProperties } from '../site/site.ts'

const slide = z.object({
  id: z.number(),
  image: picture,
  /** Replaces `image` on phones; null: the same picture. */
  portrait: z.nullable(picture),
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
})
export type Slide = z.infer<typeof slide>

/** A step from layout to delivery. */
export const orderStep = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  image: z.nullable(picture),
})
export type OrderStep = z.infer<typeof orderStep>

/** A figure of the company facts block. */
const fact = z.object({ id: z.number(), title: z.string(), content: z.string(), image: z.nullable(picture) })

/** A film of this site, or a part of it, that plays if the video host is unreachable. */
const film = z.object({
  /** Path of the film. */
  src: z.string(),
  /** Path of its WebVTT captions. */
  captions: z.string(),
  /** Seconds at which the part begins and ends; null: at the film's end. */
  start: z.number(),
  end: z.nullable(z.number()),
})
export type Film = z.infer<typeof film>

/** A video: its URL or id at the host, its fallback film, and its release day, `2026-04-14`; null: unknown. */
const playable = { video: z.string(), film: z.nullable(film), uploadedOn: z.nullable(z.string()) }

/** The video block of the home page: a video with a poster, and its text as safe HTML. */
export const videoBlock = z.object({
  title: z.string(),
  ...playable,
  image: z.nullable(picture),
  text: z.string(),
})
export type VideoBlock = z.infer<typeof videoBlock>

/** The slider of clients. */
export const clientsBlock = z.object({
  title: z.string(),
  images: z.array(z.object({ ...picture.shape, name: z.string() })),
})
export type ClientsBlock = z.infer<typeof clientsBlock>

/** Blocks of the home page below its slider, in the default order. */
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

/** A customer's review of the factory. */
const review = z.object({ key: z.string(), name: z.string(), position: z.string(), content: z.string() })

/** A video of the factory tour, with a poster. */
const excursionVideo = z.object({ id: z.number(), title: z.string(), ...playable, image: picture })

/** Data of the home page beyond the layout, the video and the clients, which have their own endpoints. */
export const homeBlocks = z.object({
  seo,
  /** The visible blocks below the slider, in order; data of hidden blocks are left out. */
  blocks: z.array(homeBlockName),
  slider: z.array(slide),
  /** Groups and products of the catalogue preview, in order. */
  catalogPreview: z.array(catalogCard),
  orderSteps: z.array(orderStep),
  facts: z.array(fact),
  portfolio: z.object({ title: z.string(), pictures: z.array(portfolioPicture) }),
  excursion: z.object({ title: z.string(), subtitle: z.string(), videos: z.array(excursionVideo) }),
  testimonials: z.object({ title: z.string(), reviews: z.array(review) }),
})
export type HomeBlocks = z.infer<typeof homeBlocks>

/** The home page with the site properties, as GET site returns it. */
export const homePage = z.object({ ...homeBlocks.shape, properties: siteProperties })
