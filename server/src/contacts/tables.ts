import type { HoursException } from '@rapport/contract/hours/opening-hours'
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Warning } from '../content/tables.ts'
import { pictureIds } from '../media/picture-columns.ts'
import { richText } from '../platform/html/rich-text.ts'

/** A city with its office. The default city has an empty subdomain. */
export const cities = pgTable('cities', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  position: doublePrecision().notNull(),
  city: text().notNull(),
  /** Other spellings and neighbours, matched against a visitor's location. */
  aliases: jsonb().$type<string[]>().notNull(),
  subdomain: text().notNull().unique(),
  isDefault: boolean().notNull().default(false),
  phones: jsonb().$type<string[]>().notNull(),
  phoneGoal: text().notNull().default(''),
  email: text().notNull(),
  address: text().notNull(),
  operationMode: text().notNull(),
  timeZone: text().notNull().default('Europe/Moscow'),
  /** Days with special hours. */
  exceptions: jsonb().$type<HoursException[]>().notNull().default([]),
  notifications: jsonb().$type<Warning[]>().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  howToGet: richText().notNull(),
  /** Source of `how_to_get`. */
  howToGetMarkdown: text().notNull(),
  photos: pictureIds().notNull(),
})
