import type { SizeTable } from '@rapport/contract/catalog/catalog'
import type { CityContact, CityNotification } from '@rapport/contract/contacts/contacts'
import type { QuantityTier } from '@rapport/contract/prices/prices'
import type { DeliveryZone, FaqTopic } from '@rapport/contract/site/help'
import type { SeoInput } from '@rapport/contract/site/seo'
import type { SiteProperties } from '@rapport/contract/site/site'
import type { OrderRules } from '../order-rules/order-rules-snapshot.ts'
import type { CalculationRulesSnapshot } from '../snapshots/calculation/calculation-rules-snapshot.ts'
import type { OperationSnapshot } from '../snapshots/calculation/operation-snapshot.ts'
import type { ItemSnapshot } from '../snapshots/item-snapshot.ts'
import type { LegalEntitySnapshot } from '../snapshots/legal-entity-snapshot.ts'
import type { PrerenderedImage, SeedDocument, SeedImage } from './seed-files.ts'

/*
 * Types of the content that fills an empty database. seed/ reads, checks and returns it; the server's loaders
 * store it; neither imports the other. None of it crosses the wire or exists at run time. HTML is safe HTML,
 * Markdown is our dialect. Images are named by their folders in content/pictures; storing an image turns its
 * name into a URL.
 */

/** `sketch` is the name of an image. */
export type SeedSizeTable = Omit<SizeTable, 'sketch'> & { sketch: string }

/** Fields of an item that the seed writes otherwise than its snapshot. */
interface SeedItemFields {
  name: string
  /** Slug of the parent group; null at the top. */
  parent: string | null
  /** Measures of a garment; empty for other items. */
  sizeTables: SeedSizeTable[]
  picture: string
  /**
   * For a landing: slugs of the groups and products it shows. For a print: the products sewn of it. For a
   * printing method: the items it applies to.
   */
  shows: string[]
  seo: SeoInput
}

/** `description` is HTML. Empty `priceTiers` mean on request, unless a price group lists the product. */
export type SeedCatalogItem = SeedItemFields &
  Omit<ItemSnapshot, keyof SeedItemFields | 'title' | 'position' | 'priceGroups'>

export interface SeedSlide {
  picture: string
  /** Replaces the picture on phones. */
  portrait: string | null
  title: string
  subtitle: string
  content: string
}

/** A step of an order, or a fact about the factory. */
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

/** A legal entity that issues invoices. */
export type SeedLegalEntity = Omit<LegalEntitySnapshot, 'position'>

export type SeedDeliveryZone = Omit<DeliveryZone, 'id'>

/** Site properties: `logo` and `sign` are names of images, `brandBook` that of a file. */
export interface SeedSite extends Omit<SiteProperties, 'logo' | 'acceptsPersonalData'> {
  logo: string | null
  sign: string | null
}

/** A part of a film, by the names of its files in `documents`; seconds. */
export interface SeedFilm {
  file: string
  captions: string
  start: number
  end: number | null
}

/** A video and its release day, `2026-04-14`. */
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
  excursion: { title: string; subtitle: string; videos: (SeedVideo & { picture: string })[] }
  stories: SeedStory[]
  /** SEO of the page. */
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
  /** Analytics goal for clicks on its phones; may be empty. */
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
  /** The materials of a union. */
  members: string[]
}

/** Kopecks per range; null is «по запросу». */
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
  variants: { title: string; ranges: QuantityTier[]; rows: SeedPriceRow[] }[]
}

/** The code is that of the snapshot's `erpId`; every operation is on offer. */
export type SeedOperation = Omit<OperationSnapshot, 'erpId' | 'isOnOffer' | 'position'> & { code: string }

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

/** All content of a factory. */
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
  legalEntities: SeedLegalEntity[]
  cities: SeedCity[]
  materials: SeedMaterial[]
  priceGroups: SeedPriceGroup[]
  /** In the order of the calculator. */
  operations: SeedOperation[]
  calculationRules: CalculationRulesSnapshot
  orderRules: OrderRules
  posts: SeedPost[]
  redirects: SeedRedirect[]
  /** Parents before children, in display order. */
  catalog: SeedCatalogItem[]
  images: SeedImage[]
  prerendered: PrerenderedImage[]
  brandBook: SeedDocument | null
  /** Documents offered by pages and licenses, and films of the home page. */
  documents: SeedDocument[]
}
