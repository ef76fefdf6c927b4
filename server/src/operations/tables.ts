import type { OperationKind } from '@rapport/contract/calculation/operation-kinds'
import type { CalculationRulesSnapshot } from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Work that may be added to items, with its prices. Money in kopecks. */
export const operations = pgTable('operations', {
  code: text().primaryKey(),
  position: doublePrecision().notNull(),
  title: text().notNull(),
  kind: text().$type<OperationKind>().notNull(),
  note: text().notNull(),
  isOnOffer: boolean().notNull(),
  /** Working days that it adds. */
  days: integer().notNull(),
  /** Pieces a working day; null: no limit. */
  perDay: integer(),
  pricing: text().$type<OperationSnapshot['pricing']>().notNull(),
  setupPerDesign: integer().notNull(),
  setupPerColor: integer().notNull(),
  stitchesPerCm2: integer().notNull(),
  stitchesMin: integer().notNull(),
  tiers: jsonb().$type<number[]>().notNull(),
  rows: jsonb().$type<OperationSnapshot['rows']>().notNull(),
})

/** The single row of the rules of every calculation. */
export const calculationRules = pgTable(
  'calculation_rules',
  {
    id: integer().primaryKey().default(1),
    /** Name for staff. */
    title: text().notNull(),
    urgency: jsonb().$type<CalculationRulesSnapshot['urgency']>().notNull(),
    sumDiscounts: jsonb().$type<CalculationRulesSnapshot['sumDiscounts']>().notNull(),
    /** Standard rates after those of the contract. */
    vatRates: jsonb().$type<CalculationRulesSnapshot['vatRates']>().notNull(),
    freeDeliveryFrom: bigint({ mode: 'number' }),
    promisedDays: integer().notNull(),
    leadDays: integer(),
    daysOff: jsonb().$type<CalculationRulesSnapshot['daysOff']>().notNull(),
    workdays: jsonb().$type<CalculationRulesSnapshot['workdays']>().notNull(),
  },
  (table) => [check('calculation_rules_single', sql`${table.id} = 1`)],
)
