import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { posts } from '../blog/tables.ts'
import { catalogItems } from '../catalog/tables.ts'
import { cities } from '../contacts/tables.ts'
import { HOME_KEY } from '../content/home-rows.ts'
import {
  clients,
  excursionVideos,
  facts,
  homeBlocks,
  orderSteps,
  portfolio,
  siteProperties,
  slides,
  stories,
  textPages,
} from '../content/tables.ts'
import { contentKinds } from '../editing/kinds.ts'
import { materials } from '../materials/tables.ts'
import { seoRecords } from '../seo/tables.ts'

/** A public table whose rows show pictures, or texts with pictures. */
export interface UsagePlace {
  table: PgTable
  key: AnyPgColumn
  /** Name of the row for the staff. */
  title: AnyPgColumn | SQL
  /** Kind of content that the row belongs to. */
  kind?: ContentKindName
  /** Key of the entry that all rows belong to. Omitted if each row is an entry. */
  subjectId?: string
}

const ofHome = { kind: 'home', subjectId: HOME_KEY } as const

/** SEO records belong to an item, a post, a city, or a page with this path. */
const seoTitle = sql`coalesce(
  (select name from catalog_items where group_name = 'catalog' and catalog_items.id::text = entity_id),
  (select posts.title from posts where group_name = 'post' and posts.id::text = entity_id),
  (select city from cities where group_name = 'city' and cities.id::text = entity_id),
  entity_id)`

/** Each table has the trigger `media_usages`. */
export const usagePlaces: UsagePlace[] = [
  { table: posts, key: posts.id, title: posts.title, kind: 'post' },
  { table: textPages, key: textPages.slug, title: textPages.title, kind: 'text-page' },
  { table: catalogItems, key: catalogItems.id, title: catalogItems.name },
  { table: materials, key: materials.erpId, title: materials.name, kind: 'material' },
  { table: cities, key: cities.id, title: cities.city, kind: 'city' },
  { table: siteProperties, key: siteProperties.id, title: siteProperties.name, kind: 'site' },
  { table: slides, key: slides.id, title: slides.title, ...ofHome },
  { table: orderSteps, key: orderSteps.id, title: orderSteps.title, ...ofHome },
  { table: homeBlocks, key: homeBlocks.name, title: homeBlocks.title, ...ofHome },
  { table: facts, key: facts.id, title: facts.title, ...ofHome },
  { table: clients, key: clients.id, title: clients.name, ...ofHome },
  { table: portfolio, key: portfolio.id, title: portfolio.title, ...ofHome },
  { table: excursionVideos, key: excursionVideos.id, title: excursionVideos.title, ...ofHome },
  { table: stories, key: stories.id, title: stories.title, kind: 'story' },
  ...Object.values(contentKinds).flatMap(({ name: kind, tables: [table], usage }) =>
    usage ? [{ table, kind, ...usage }] : [],
  ),
  { table: seoRecords, key: seoRecords.page, title: seoTitle },
]
