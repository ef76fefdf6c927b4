import type { CityNotification } from '@rapport/contract/contacts'
import type { Picture } from '@rapport/contract/media/media'
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { richText } from '../platform/html/rich-text.ts'

/** A city with its office. The default city has an empty subdomain. */
export const cities = pgTable('cities', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  city: text().notNull(),
  /** Other spellings and neighbours by which a visitor's place is matched. */
  aliases: jsonb().$type<string[]>().notNull(),
  subdomain: text().notNull().unique(),
  isDefault: boolean().notNull().default(false),
  phones: jsonb().$type<string[]>().notNull(),
  phoneGoal: text().notNull().default(''),
  email: text().notNull(),
  address: text().notNull(),
  operationMode: text().notNull(),
  timeZone: text().notNull().default('Europe/Moscow'),
  notifications: jsonb().$type<CityNotification[]>().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  howToGet: richText().notNull(),
  photos: jsonb().$type<Picture[]>().notNull(),
})
