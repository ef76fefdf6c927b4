import * as z from 'zod/mini'
import { catalogKind, priceTier } from './catalog.ts'
import { cityNotification, coordinates } from './contacts.ts'
import { SLUG_MAX } from './limits.ts'
import { priceRange } from './prices.ts'
import { siteProperties } from './site.ts'

/**
 * What a factory's content is made of before it is stored: the shape of content/ and of what an editor
 * saves. Texts called HTML are safe HTML. Pictures are named; a name becomes an address when stored.
 */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/), z.maxLength(SLUG_MAX))
const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const text = (max: number) => z._default(z.string().check(z.maxLength(max)), '')
const share = z.number().check(z.minimum(0), z.maximum(1))
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

const html = z.string().check(z.maxLength(50_000))
const video = line(300)

export const homeDraft = z.strictObject({
  video: z.strictObject({ title: line(120), video, text: html }),
  facts: z.array(
    z.strictObject({
      title: line(80),
      content: line(300),
      picture: z._default(z.nullable(pictureName), null),
    }),
  ),
  clients: z.strictObject({
    title: line(120),
    list: z.array(z.strictObject({ name: line(80), picture: pictureName })),
  }),
  portfolio: z.strictObject({
    title: line(120),
    pictures: z.array(z.strictObject({ picture: pictureName, title: line(160) })),
  }),
  testimonials: z.strictObject({
    title: line(120),
    reviews: z.array(z.strictObject({ name: line(80), position: line(120), content: line(1000) })),
  }),
  excursion: z.strictObject({
    title: line(120),
    subtitle: line(200),
    videos: z.array(z.strictObject({ title: line(120), video, picture: pictureName })),
  }),
  stories: z.array(
    z.strictObject({
      title: line(40),
      cover: pictureName,
      frames: z
        .array(
          z.strictObject({
            picture: pictureName,
            title: line(80),
            text: text(300),
            link: z._default(z.nullable(z.string().check(z.regex(/^\//))), null),
          }),
        )
        .check(z.minLength(3), z.maxLength(5)),
    }),
  ),
})
export type HomeDraft = z.output<typeof homeDraft>

export const licenseDraft = z.strictObject({ title: line(200), description: line(600), picture: pictureName })
export type LicenseDraft = z.output<typeof licenseDraft>

const phoneNumber = z.string().check(z.regex(/^\+7\d{10}$/))

export const cityDraft = z.strictObject({
  id: z.int().check(z.positive()),
  city: line(60),
  cities: z.array(line(60)),
  /** Empty for the default city, and only for it. */
  subdomain: z.string().check(z.regex(/^[a-z0-9-]*$/)),
  isDefault: z._default(z.boolean(), false),
  phones: z.array(phoneNumber).check(z.minLength(1)),
  email: line(120),
  address: line(200),
  operationMode: line(60),
  notifications: z._default(z.array(cityNotification), []),
  coordinates: z.nullable(coordinates),
  howToGet: html,
  photos: z.array(pictureName),
})
export type CityDraft = z.output<typeof cityDraft>

const erpId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

export const materialDraft = z.strictObject({
  erpId,
  name: line(80),
  pictures: z.array(pictureName).check(z.minLength(1)),
  features: html,
  description: html,
  /** Of a union: the materials it stands for. */
  members: z._default(z.array(erpId), []),
})
export type MaterialDraft = z.output<typeof materialDraft>

/** Kopecks for each range; null is «по запросу». */
const rowPrices = z.array(z.nullable(z.int().check(z.positive())))

export const priceGroupDraft = z.strictObject({
  erpId,
  title: line(120),
  unit: line(20),
  note: text(600),
  /** Slugs of the products that show it. */
  items: z.array(slug).check(z.minLength(1)),
  categories: z.array(z.strictObject({ title: line(80), materials: z.array(erpId).check(z.minLength(1)) })),
  variants: z
    .array(
      z.strictObject({
        title: line(120),
        ranges: z.array(priceRange).check(z.minLength(1)),
        rows: z.array(
          z.strictObject({
            material: erpId,
            label: line(120),
            anonymous: rowPrices,
            registered: z.optional(rowPrices),
            wholesale: z.optional(rowPrices),
            dealer: z.optional(rowPrices),
          }),
        ),
      }),
    )
    .check(z.minLength(1)),
})
export type PriceGroupDraft = z.output<typeof priceGroupDraft>

export const postDraft = z.strictObject({
  slug,
  title: line(160),
  shortText: line(400),
  publicationAt: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/)),
  tags: z.array(line(40)).check(z.minLength(1), z.maxLength(4)),
  picture: pictureName,
  body: html,
  seo: z._default(seoDraft, {}),
})
export type PostDraft = z.output<typeof postDraft>

export const redirectDraft = z.strictObject({
  from: z.string().check(z.regex(/^\/.*\/$/)),
  to: z.string().check(z.regex(/^\/(?!\/)/)),
  status: z._default(z.union([z.literal(301), z.literal(302)]), 301),
})
export type RedirectDraft = z.output<typeof redirectDraft>

/** A picture the content names, ready to be stored. */
export interface PictureDraft {
  name: string
  mediaType: string
  bytes: Uint8Array
}

/** What is known of a picture that was rendered ahead: `picture.json` beside its files. */
export const renderedFacts = z.strictObject({
  /** Of the largest width. */
  width: z.int().check(z.positive(), z.maximum(4000)),
  height: z.int().check(z.positive(), z.maximum(4000)),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  alt: line(300),
  /** What must stay seen when the picture is cut, as shares of its width and height. */
  focus: z.strictObject({ x: share, y: share }),
  /** A data address of a picture some twenty pixels wide, for while it loads. */
  tiny: z.string().check(z.regex(/^data:image\/webp;base64,[\w+/=]+$/), z.maxLength(2000)),
})
export type RenderedFacts = z.output<typeof renderedFacts>

/** A picture rendered ahead, as AVIF in a few widths; its bytes are read when they are stored. */
export interface RenderedDraft {
  name: string
  facts: RenderedFacts
  /** Ascending; the last one is the width of the facts. */
  widths: number[]
  read(width: number): Promise<Uint8Array>
}

/** A PDF for visitors to keep. */
export interface DocumentDraft {
  /** Its file name, as it is downloaded. */
  name: string
  read(): Promise<Uint8Array>
}

/** A whole factory. */
export interface FactoryDraft {
  site: SiteDraft
  slides: SlideDraft[]
  orderSteps: OrderStepDraft[]
  textPages: TextPageDraft[]
  home: HomeDraft
  licenses: LicenseDraft[]
  cities: CityDraft[]
  materials: MaterialDraft[]
  priceGroups: PriceGroupDraft[]
  posts: PostDraft[]
  redirects: RedirectDraft[]
  /** Parents before children, in the order they are shown. */
  catalog: CatalogItemDraft[]
  pictures: PictureDraft[]
  rendered: RenderedDraft[]
  brandBook: DocumentDraft | null
}
