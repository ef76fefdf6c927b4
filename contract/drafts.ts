import * as z from 'zod/mini'
import { catalogKind, priceTier } from './catalog.ts'
import { SLUG_MAX } from './limits.ts'
import { siteProperties } from './site.ts'

/**
 * What a factory's content is made of before it is stored: the shape of content/ and of what an editor
 * saves. Texts called HTML are safe HTML. Pictures are named; a name becomes an address when stored.
 */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/), z.maxLength(SLUG_MAX))
const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const text = (max: number) => z._default(z.string().check(z.maxLength(max)), '')
const pictureName = z.string().check(z.regex(/^[a-z0-9-]+$/))

export const seoDraft = z.strictObject({
  title: z.optional(line(120)),
  description: z.optional(line(300)),
  keywords: z.optional(line(300)),
})
export type SeoDraft = z.output<typeof seoDraft>

export const catalogItemDraft = z.strictObject({
  slug,
  formerSlugs: z._default(z.array(slug), []),
  name: line(120),
  kind: z._default(catalogKind, 'regular'),
  isGroup: z.boolean(),
  /** Slug of the group right above; none at the top. */
  parent: z.nullable(slug),
  /** One or two sentences for cards and search engines. */
  summary: line(300),
  description: text(20_000),
  properties: z._default(z.array(z.strictObject({ name: line(60), value: line(200) })), []),
  unit: z._default(line(20), 'шт'),
  /** Kopecks for one unit from each quantity up; ascending `from`, falling price. Empty: on request. */
  priceTiers: z._default(z.array(priceTier), []),
  leadTimeDays: z._default(z.nullable(z.int()), null),
  picture: pictureName,
  gallery: z._default(z.array(pictureName), []),
  banner: z._default(z.nullable(pictureName), null),
  /** Of a landing: slugs of the groups and products it shows. */
  shows: z._default(z.array(slug), []),
  /** Whether the home page's catalogue preview offers it. */
  onHome: z._default(z.boolean(), false),
  seo: z._default(seoDraft, {}),
})
export type CatalogItemDraft = z.output<typeof catalogItemDraft>

export const slideDraft = z.strictObject({
  picture: pictureName,
  title: line(80),
  subtitle: text(200),
  content: text(400),
})
export type SlideDraft = z.output<typeof slideDraft>

export const orderStepDraft = z.strictObject({
  title: line(80),
  content: line(400),
  picture: z._default(z.nullable(pictureName), null),
})
export type OrderStepDraft = z.output<typeof orderStepDraft>

export const textPageDraft = z.strictObject({
  slug,
  title: line(160),
  version: line(40),
  body: line(100_000),
})
export type TextPageDraft = z.output<typeof textPageDraft>

export const siteDraft = z.strictObject({
  ...siteProperties.shape,
  logo: z.nullable(pictureName),
  homeSeo: seoDraft,
})
export type SiteDraft = z.output<typeof siteDraft>

/** A picture the content names, ready to be stored. */
export interface PictureDraft {
  name: string
  mediaType: string
  bytes: Uint8Array
}

/** A whole factory. */
export interface FactoryDraft {
  site: SiteDraft
  slides: SlideDraft[]
  orderSteps: OrderStepDraft[]
  textPages: TextPageDraft[]
  /** Parents before children, in the order they are shown. */
  catalog: CatalogItemDraft[]
  pictures: PictureDraft[]
}
