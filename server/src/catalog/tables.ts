import type { CatalogItem, CatalogKind, SizeTable } from '@rapport/contract/catalog/catalog'
import type { PriceList } from '@rapport/contract/prices/prices'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
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
import { pictureId, pictureIds } from '../media/picture-columns.ts'
import { richText } from '../platform/html/rich-text.ts'
import { priceGroups } from '../prices/tables.ts'

/** Groups and products. Money in kopecks. */
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
    /** Tiers written by staff for a product without price tables. Emptied by triggers if it has tables. */
    ownPriceTiers: jsonb().$type<ItemSnapshot['priceTiers']>().notNull().default([]),
    /**
     * Lowest unit price from each quantity on, by the `anonymous` list: the cheapest row of its price tables,
     * or `ownPriceTiers` without tables. See `itemPrices`. Derived by triggers, which overwrite other values.
     */
    priceTiers: jsonb().$type<CatalogItem['priceTiers']>().notNull().default([]),
    /** The lowest price of the item and its descendants. Derived by triggers, too. */
    priceFrom: integer(),
    leadTimeDays: integer(),
    /** Grams of a unit; null: not known. */
    weightGrams: integer(),
    /** Whether its VAT is 10 %. */
    hasReducedVat: boolean().notNull().default(false),
    /** Operations that may be added, by their codes. Those that are not published are left out when read. */
    operations: jsonb().$type<ItemSnapshot['operations']>().notNull().default([]),
    /** Each with the id of its sketch. */
    sizeTables: jsonb().$type<(Omit<SizeTable, 'sketch'> & { sketch: number })[]>().notNull().default([]),
    logo: pictureId(),
    banner: pictureId(),
    /** A band of the print in its first picture. */
    divider: pictureId(),
    gallery: pictureIds().notNull(),
    onHome: boolean().notNull().default(false),
  },
  (table) => [
    index('catalog_items_parent').on(table.parentId, table.position),
    index('catalog_items_groups').on(table.parentId).where(sql`is_group`),
    index('catalog_items_products').on(table.parentId, table.unit, table.priceFrom).where(sql`not is_group`),
    index('catalog_items_price').on(table.parentId, table.priceFrom),
    index('catalog_items_position').on(table.position),
    index('catalog_items_menu').on(table.position).where(sql`is_group or kind <> 'regular'`),
    index('catalog_items_home').on(table.position).where(sql`on_home`),
    index('catalog_items_logo').on(table.logo),
    index('catalog_items_banner').on(table.banner),
    index('catalog_items_divider').on(table.divider),
  ],
)

/** Published items below an unpublished group: hidden until the group is published. */
export const catalogHiddenItems = pgTable(
  'catalog_hidden_items',
  {
    id: integer().primaryKey(),
    parentId: integer().notNull(),
    snapshot: jsonb().$type<ItemSnapshot>().notNull(),
    /** Its last visible path. */
    path: text(),
  },
  (table) => [index('catalog_hidden_items_parent').on(table.parentId)],
)

/** Former slugs; each redirects to its item. */
export const catalogFormerSlugs = pgTable('catalog_former_slugs', {
  slug: text().primaryKey(),
  itemId: integer()
    .notNull()
    .references(() => catalogItems.id, { onDelete: 'cascade' }),
})

/** Items shown by a landing, in order: groups and products of the regular catalogue. For a print: the products sewn of it. */
export const catalogShowcases = pgTable(
  'catalog_showcases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    landingId: integer()
      .notNull()
      .references(() => catalogItems.id, { onDelete: 'cascade' }),
    /** Stays while that item is unpublished, so that it reappears afterwards. */
    itemId: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('catalog_showcases_landing').on(table.landingId, table.position)],
)

/** Price groups shown by an item, in order. */
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
 * A view of item prices by price list, in kopecks; null is «по запросу». Its rows are the cells of an item's
 * tables. An item without tables has rows of its own tiers, without table and material. `priceTiers` is
 * derived from it.
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
