import type { CatalogItem, CatalogKind, SizeTable } from '../catalog.ts'
import type { CityContact, CityNotification } from '../contacts.ts'
import type { ItemSnapshot } from '../editing/snapshots/item-snapshot.ts'
import type { DeliveryZone, FaqTopic } from '../help.ts'
import type { PriceRange } from '../prices.ts'
import type { SeoInput } from '../seo.ts'
import type { SiteProperties } from '../site.ts'
import type { PrerenderedImage, SeedDocument, SeedImage } from './seed-files.ts'

/*
 * What fills an empty database, as types alone: seed/ reads, checks and returns it, the server's loaders take it, and neither
 * knows the other. Nothing of it crosses the wire or is there at run time. Texts called HTML are safe HTML, texts called Markdown are written in our dialect. Images go by
 * the names of their folders in content/pictures; a name becomes an address when the image is stored.
 */

/** `sketch` is the name of an image. */
export type SeedSizeTable = Omit<SizeTable, 'sketch'> & { sketch: string }

export interface SeedCatalogItem {
  slug: string
  formerSlugs: string[]
  name: string
  kind: CatalogKind
  isGroup: boolean
  /** Slug of the group right above; null at the top. */
  parent: string | null
  /** One or two sentences for cards and search engines. */
  summary: string
  /** HTML. */
  description: string
  properties: CatalogItem['properties']
  unit: string
  /**
   * Kopecks for one unit from each quantity up; ascending `from`, falling price. Empty where a price group names the product: that
   * says what it costs. Else empty: on request.
   */
  priceTiers: ItemSnapshot['priceTiers']
  leadTimeDays: number | null
  /** What a garment measures; of other things none. */
  sizeTables: SeedSizeTable[]
  picture: string
  gallery: string[]
  banner: string | null
  /** A band of the print that its first picture shows; null where that is no print, or of a group. */
  divider: string | null
  /** Of a landing: slugs of the groups and products it shows. Of a print: of the products sewn of it. Of a way of printing: of those it is for. */
  shows: string[]
  /** Whether the home page's catalogue preview offers it. */
  onHome: boolean
  seo: SeoInput
}

export interface SeedSlide {
  picture: string
  /** What phones show in its place. */
  portrait: string | null
  title: string
  subtitle: string
  content: string
}

/** A step of an order, or a fact of the factory. */
export interface SeedStep {
  title: string
  content: string
  picture: string | null
}

export interface SeedTextPage {
  slug: string
  title: string
  version: string
  /** Name of a file in `documents`. */
  document: string | null
  /** Markdown. */
  body: string
}

export interface SeedLayoutRequirement {
  title: string
  content: string
}

export interface SeedFaqQuestion {
  question: string
  /** Markdown. */
  answer: string
  topics: FaqTopic[]
}

export type SeedDeliveryZone = Omit<DeliveryZone, 'id'>

/** A logo goes by the name of its image, the brand book by that of its file. */
export interface SeedSite extends Omit<SiteProperties, 'logo'> {
  logo: string | null
}

/** A part of a film, by the names of its files in `documents`; seconds. */
export interface SeedFilm {
  file: string
  captions: string
  start: number
  end: number | null
}

/** What plays, and the day it came out, `2026-04-14`. */
interface SeedVideo {
  title: string
  video: string
  film: SeedFilm | null
  uploadedOn: string | null
}

export interface SeedHome {
  /** `text` is Markdown. */
  video: SeedVideo & { picture: string | null; text: string }
  facts: SeedStep[]
  clients: { title: string; list: { name: string; picture: string }[] }
  portfolio: { title: string; pictures: { picture: string; title: string }[] }
  testimonials: { title: string; reviews: { name: string; position: string; content: string }[] }
  excursion: {
    title: string
    subtitle: string
    videos: (SeedVideo & { picture: string })[]
  }
  stories: SeedStory[]
  /** What the page says to search engines. */
  seo: SeoInput
}

export interface SeedStory {
  title: string
  cover: string
  /** `link` is a path of the site. */
  frames: { picture: string; title: string; text: string; link: string | null }[]
}

export interface SeedLicense {
  title: string
  description: string
  picture: string
  /** Name of a file in `documents`. */
  document: string | null
}

export interface SeedCity {
  id: number
  city: string
  /** Its other names. */
  cities: string[]
  /** Empty for the default city, and only for it. */
  subdomain: string
  isDefault: boolean
  phones: string[]
  /** What counters call a click on one of the phones; may be empty. */
  phoneGoal: string
  email: string
  address: string
  operationMode: string
  /** IANA name. */
  timeZone: string
  notifications: CityNotification[]
  coordinates: CityContact['coordinates']
  /** Markdown. */
  howToGet: string
  photos: string[]
}

export interface SeedMaterial {
  erpId: string
  name: string
  pictures: string[]
  /** HTML. */
  features: string
  /** HTML. */
  description: string
  /** Of a union: the materials it stands for. */
  members: string[]
}

/** Kopecks for each range; null is «по запросу». */
type RowPrices = (number | null)[]

interface SeedPriceRow {
  material: string
  label: string
  anonymous: RowPrices
  registered?: RowPrices | undefined
  wholesale?: RowPrices | undefined
  dealer?: RowPrices | undefined
}

export interface SeedPriceGroup {
  erpId: string
  title: string
  unit: string
  note: string
  /** Slugs of the products that show it. */
  items: string[]
  categories: { title: string; materials: string[] }[]
  variants: { title: string; ranges: PriceRange[]; rows: SeedPriceRow[] }[]
}

export interface SeedPost {
  slug: string
  title: string
  shortText: string
  /** ISO 8601, Moscow time. */
  publicationAt: string
  tags: string[]
  picture: string
  /** Markdown. */
  body: string
  seo: SeoInput
}

export interface SeedRedirect {
  from: string
  to: string
  status: 301 | 302
}

/** A whole factory. */
export interface SeedContent {
  site: SeedSite
  slides: SeedSlide[]
  orderSteps: SeedStep[]
  textPages: SeedTextPage[]
  home: SeedHome
  layoutRequirements: SeedLayoutRequirement[]
  faq: SeedFaqQuestion[]
  deliveryZones: SeedDeliveryZone[]
  licenses: SeedLicense[]
  cities: SeedCity[]
  materials: SeedMaterial[]
  priceGroups: SeedPriceGroup[]
  posts: SeedPost[]
  redirects: SeedRedirect[]
  /** Parents before children, in the order they are shown. */
  catalog: SeedCatalogItem[]
  images: SeedImage[]
  prerendered: PrerenderedImage[]
  brandBook: SeedDocument | null
  /** What pages and licences offer to download, and the films of the home page. */
  documents: SeedDocument[]
}
