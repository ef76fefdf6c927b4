import type { PriceList, QuantityTier } from '@rapport/contract/prices/prices'
import {
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { materials } from '../materials/tables.ts'

/** A price group: `erpId` and the index of a variant identify a table. */
export const priceGroups = pgTable('price_groups', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  erpId: text().notNull().unique(),
  title: text().notNull(),
  unit: text().notNull(),
  note: text().notNull(),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const priceCategories = pgTable(
  'price_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer()
      .notNull()
      .references(() => priceGroups.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
  },
  (table) => [index('price_categories_group').on(table.groupId)],
)

export const categoryMaterials = pgTable(
  'price_category_materials',
  {
    categoryId: integer()
      .notNull()
      .references(() => priceCategories.id, { onDelete: 'cascade' }),
    materialId: integer()
      .notNull()
      .references(() => materials.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.materialId] }),
    index('price_category_materials_material').on(table.materialId),
  ],
)

/** A production method with its own prices: «Печать с одной стороны». */
export const priceVariants = pgTable(
  'price_variants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer()
      .notNull()
      .references(() => priceGroups.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    title: text().notNull(),
    ranges: jsonb().$type<QuantityTier[]>().notNull(),
  },
  // Deferrable in the database, so that variants can swap their indexes.
  (table) => [unique('price_variants_index').on(table.groupId, table.index)],
)

/** A row of a table: a material with its prices by price list. */
export const priceRows = pgTable(
  'price_rows',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => priceVariants.id, { onDelete: 'cascade' }),
    materialId: integer()
      .notNull()
      .references(() => materials.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    label: text().notNull(),
    /** Kopecks by price list, one per tier; null is «по запросу». A missing list falls back to `anonymous`. */
    prices: jsonb().$type<Partial<Record<PriceList, (number | null)[]>>>().notNull(),
  },
  (table) => [index('price_rows_variant').on(table.variantId, table.position)],
)

/** A view of every cell of the tables by price list, in kopecks; null is «по запросу». The last tier has no `toQuantity`. */
export const tablePrices = pgView('table_prices', {
  groupId: integer().notNull(),
  variant: integer().notNull(),
  materialId: integer().notNull(),
  label: text().notNull(),
  position: integer().notNull(),
  list: text().$type<PriceList>().notNull(),
  fromQuantity: integer().notNull(),
  toQuantity: integer(),
  price: integer(),
}).existing()
