import type { CatalogItem, CatalogKind, SizeTable } from '@rapport/contract/catalog'
import type { ItemSnapshot } from '@rapport/contract/editing/snapshots/item-snapshot'
import type { Picture } from '@rapport/contract/media/media'
import type { PriceList } from '@rapport/contract/prices'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { richText } from '../platform/html/rich-text.ts'
import { priceGroups } from '../prices/tables.ts'

/** Groups and products alike. Money in kopecks. */
export const catalogItems = pgTable(
  'catalog_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    kind: text().$type<CatalogKind>().notNull(),
    isGroup: boolean().notNull(),
    parentId: integer().references((): AnyPgColumn => catalogItems.id),
    position: doublePrecision().notNull(),
    summary: text().notNull(),
    description: richText().notNull(),
    properties: jsonb().$type<CatalogItem['properties']>().notNull(),
    unit: text().notNull(),
    /** What staff wrote for a product without price tables. Emptied by triggers where it has some. */
    ownPriceTiers: jsonb().$type<ItemSnapshot['priceTiers']>().notNull().default([]),
    /**
     * What a product costs at least from each quantity up, without a log-in: the cheapest row of its price tables, or
     * `ownPriceTiers` where it has none. See `itemPrices`.
     * Derived by triggers, which overrule whatever is written here.
     */
    priceTiers: jsonb().$type<CatalogItem['priceTiers']>().notNull().default([]),
    /** The lowest price in it and below it. Derived by triggers, too. */
    priceFrom: integer(),
    leadTimeDays: integer(),
    sizeTables: jsonb().$type<SizeTable[]>().notNull().default([]),
    logo: jsonb().$type<Picture>(),
    logoThumb: jsonb().$type<Picture>(),
    banner: jsonb().$type<Picture>(),
    /** A band of the print that its first picture shows. */
    divider: jsonb().$type<Picture>(),
    gallery: jsonb().$type<Picture[]>().notNull(),
    onHome: boolean().notNull().default(false),
  },
  (table) => [
    index('catalog_items_parent').on(table.parentId, table.position),
    index('catalog_items_price').on(table.parentId, table.priceFrom),
    index('catalog_items_position').on(table.position),
    index('catalog_items_menu').on(table.position).where(sql`is_group or kind <> 'regular'`),
    index('catalog_items_home').on(table.position).where(sql`on_home`),
  ],
)

/** What is published below a group that is not on the site: nothing public, until the group is. */
export const catalogHiddenItems = pgTable(
  'catalog_hidden_items',
  {
    id: integer().primaryKey(),
    parentId: integer().notNull(),
    snapshot: jsonb().$type<ItemSnapshot>().notNull(),
    /** The address it had when it was shown last. */
    path: text(),
  },
  (table) => [index('catalog_hidden_items_parent').on(table.parentId)],
)

/** Slugs an item had before; each leads to the item it belonged to. */
export const catalogFormerSlugs = pgTable('catalog_former_slugs', {
  slug: text().primaryKey(),
  itemId: integer()
    .notNull()
    .references(() => catalogItems.id, { onDelete: 'cascade' }),
})

/** What a landing shows, in order: groups and products of the regular catalogue. A print shows what is sewn of it. */
export const catalogShowcases = pgTable(
  'catalog_showcases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    landingId: integer()
      .notNull()
      .references(() => catalogItems.id, { onDelete: 'cascade' }),
    /** Stays while that is off the site, so that it is shown again once it is back. */
    itemId: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('catalog_showcases_landing').on(table.landingId, table.position)],
)

/** The price groups an item shows, in order. */
export const catalogPriceGroups = pgTable(
  'catalog_price_groups',
  {
    itemId: integer()
      .notNull()
      .references(() => catalogItems.id, { onDelete: 'cascade' }),
    groupId: integer()
      .notNull()
      .references(() => priceGroups.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.groupId] }),
    index('catalog_price_groups_group').on(table.groupId),
  ],
)

/**
 * A view of what items cost by each list, in kopecks: each cell of their tables, or, of an item without tables, its own tiers,
 * which have neither a table nor a material. A price of null is «по запросу». `priceTiers` is derived from it.
 */
export const itemPrices = pgView('item_prices', {
  itemId: integer().notNull(),
  groupId: integer(),
  variant: integer(),
  materialId: integer(),
  label: text(),
  list: text().$type<PriceList>().notNull(),
  fromQuantity: integer().notNull(),
  toQuantity: integer(),
  price: integer(),
}).existing()
