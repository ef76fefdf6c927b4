import type { CityNotification } from '@rapport/contract/contacts/contacts'
import { type Film, HOME_BLOCKS } from '@rapport/contract/home/home'
import type { FaqTopic } from '@rapport/contract/site/help'
import { PRICE_DISPLAYS } from '@rapport/contract/site/price-display'
import { type ProductPromise, VAT_RATES } from '@rapport/contract/site/promises'
import type { SocialLink, StoryFrame } from '@rapport/contract/site/site'
import { TYPEFACES } from '@rapport/contract/site/typefaces'
import { FOOTER_TONES, ORNAMENTS } from '@rapport/staff-contract/theme/theme-options'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { pictureId } from '../media/picture-columns.ts'
import { richText } from '../platform/html/rich-text.ts'

/** A line of the warning bar, shown between two moments; without them, at once or until it is removed. */
export type Warning = CityNotification & { from?: string; to?: string }

/** A network as an editor writes it. */
export type WrittenSocialLink = Omit<SocialLink, 'icon' | 'metrics'> &
  Partial<Pick<SocialLink, 'icon' | 'metrics'>>

/** The single row of data that every page shows. */
export const siteProperties = pgTable(
  'site_properties',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    tagline: text().notNull(),
    /** Name, INN and OGRN of the company that runs the site and answers for personal data; empty: unknown. */
    legalName: text().notNull().default(''),
    inn: text().notNull().default(''),
    ogrn: text().notNull().default(''),
    /** Unused since the logo belongs to the theme. */
    logo: pictureId(),
    phone: text().notNull(),
    supportEmail: text().notNull(),
    address: text().notNull(),
    operationMode: text().notNull(),
    social: jsonb().$type<WrittenSocialLink[]>().notNull(),
    /** Path of the brand book. */
    brandBook: text(),
    /** Tenths: 50 is shown as «5,0»; 0: not shown, as for the other figures. */
    ratingTenths: integer().notNull().default(0),
    ordersCompleted: integer().notNull().default(0),
    foundedYear: integer().notNull().default(0),
    /** Minutes in which a manager calls back; 0: not promised. */
    callbackMinutes: integer().notNull().default(0),
    /** Least order in pieces, and of cloth in metres; 0: nothing is said. */
    minimumPieces: integer().notNull().default(0),
    minimumMetres: integer().notNull().default(0),
    vat: text({ enum: VAT_RATES }).notNull().default(''),
    priceDisplay: text({ enum: PRICE_DISPLAYS }).notNull().default('all'),
    nextSteps: jsonb().$type<{ text: string }[]>().notNull().default([]),
    productPromises: jsonb().$type<ProductPromise[]>().notNull().default([]),
    /** Path of the post that explains the calculator of a shop's profit. */
    marginPost: text(),
    /** Warnings of all cities. */
    warnings: jsonb().$type<Warning[]>().notNull().default([]),
  },
  (table) => [check('site_properties_single', sql`${table.id} = 1`)],
)

/** The single row of the theme of every page. */
export const themes = pgTable(
  'themes',
  {
    id: integer().primaryKey().default(1),
    /** Name for staff. */
    name: text().notNull(),
    ground: text().notNull(),
    text: text().notNull(),
    accent: text().notNull(),
    dark: text().notNull(),
    mark: text().notNull(),
    /** Radius of cards in pixels. */
    radius: integer().notNull(),
    ornament: text({ enum: ORNAMENTS }).notNull(),
    footer: text({ enum: FOOTER_TONES }).notNull(),
    typefaces: text({ enum: TYPEFACES }).notNull().default('sofia'),
    logo: pictureId(),
    logoOnDark: pictureId(),
    sign: pictureId(),
    /** Picture of the ornament `own`. */
    repeat: pictureId(),
  },
  (table) => [check('themes_single', sql`${table.id} = 1`)],
)

export const slides = pgTable('slides', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  image: pictureId().notNull(),
  /** Replaces the picture on phones. */
  portrait: pictureId(),
  title: text().notNull(),
  subtitle: text().notNull(),
  content: text().notNull(),
})

export const orderSteps = pgTable('order_steps', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  image: pictureId(),
})

export const textPages = pgTable('text_pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  version: text().notNull(),
  body: richText().notNull(),
  /** Source of `body`. */
  bodyMarkdown: text().notNull(),
  /** Path of its document for download. */
  document: text(),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** The blocks of the home page below its slider, with their data besides lists. */
export const homeBlocks = pgTable('home_blocks', {
  name: text({ enum: HOME_BLOCKS }).primaryKey(),
  position: integer().notNull().default(0),
  isShown: boolean().notNull().default(true),
  /** Empty if it has no title. */
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  /** For the video block: its video, poster, fallback film, release day and text. */
  video: text(),
  image: pictureId(),
  film: jsonb().$type<Film>(),
  uploadedOn: date(),
  text: richText(),
  /** Source of `text`; null in blocks without a text. */
  textMarkdown: text(),
})

const listed = { id: integer().primaryKey().generatedAlwaysAsIdentity(), position: integer().notNull() }

/** Fractions leave room between two rows: moving a row changes that row only. */
const placed = { ...listed, position: doublePrecision().notNull() }

export const facts = pgTable('facts', {
  ...listed,
  title: text().notNull(),
  content: text().notNull(),
  image: pictureId(),
})

export const clients = pgTable('clients', {
  ...listed,
  name: text().notNull(),
  picture: pictureId().notNull(),
})

export const portfolio = pgTable('portfolio', {
  ...listed,
  image: pictureId().notNull(),
  title: text().notNull(),
})

export const testimonials = pgTable('testimonials', {
  ...listed,
  name: text().notNull(),
  /** Role of the author: «закупщица сети …, Тула». */
  post: text().notNull(),
  content: text().notNull(),
})

export const excursionVideos = pgTable('excursion_videos', {
  ...listed,
  title: text().notNull(),
  /** URL at the video host, or a bare id. */
  video: text().notNull(),
  image: pictureId().notNull(),
  film: jsonb().$type<Film>(),
  uploadedOn: date(),
})

export const stories = pgTable('stories', {
  ...placed,
  title: text().notNull(),
  cover: pictureId().notNull(),
  /** Each with the id of its picture. */
  frames: jsonb().$type<(Omit<StoryFrame, 'image'> & { image: number })[]>().notNull(),
})

export const licenses = pgTable('licenses', {
  ...placed,
  title: text().notNull(),
  description: text().notNull(),
  image: pictureId().notNull(),
  /** Path of the whole document. */
  document: text(),
})

export const layoutRequirements = pgTable('layout_requirements', {
  ...placed,
  title: text().notNull(),
  content: text().notNull(),
})

export const faqQuestions = pgTable('faq_questions', {
  ...placed,
  question: text().notNull(),
  answer: richText().notNull(),
  /** Source of `answer`. */
  answerMarkdown: text().notNull(),
  topics: jsonb().$type<FaqTopic[]>().notNull().default(['help']),
})

export const deliveryZones = pgTable('delivery_zones', {
  ...placed,
  name: text().notNull(),
  cities: jsonb().$type<string[]>().notNull(),
  /** Other names of these cities. */
  aliases: jsonb().$type<string[]>().notNull(),
  /** Working days in transit. */
  daysMin: integer().notNull(),
  daysMax: integer().notNull(),
  /** Kopecks per box of `boxKg` kilograms. */
  pointPrice: integer().notNull(),
  doorPrice: integer().notNull(),
  boxKg: integer().notNull(),
})
