import type { SocialLink } from '@rapport/contract/site'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The one row of what every page shows of the factory. */
export const siteProperties = pgTable(
  'site_properties',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    tagline: text().notNull(),
    logo: text(),
    phone: text().notNull(),
    supportEmail: text().notNull(),
    address: text().notNull(),
    operationMode: text().notNull(),
    social: jsonb().$type<SocialLink[]>().notNull(),
    homeTitle: text().notNull(),
    homeDescription: text().notNull(),
    homeKeywords: text().notNull(),
  },
  (table) => [check('site_properties_single', sql`${table.id} = 1`)],
)

export const slides = pgTable('slides', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  image: text().notNull(),
  title: text().notNull(),
  subtitle: text().notNull(),
  content: text().notNull(),
})

export const orderSteps = pgTable('order_steps', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  image: text(),
})

export const textPages = pgTable('text_pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  version: text().notNull(),
  body: text().notNull(),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
