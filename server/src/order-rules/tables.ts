import type { OrderRules } from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The single row of the factory's rules for its orders. */
export const orderRules = pgTable(
  'order_rules',
  {
    id: integer().primaryKey().default(1),
    /** Name for staff. */
    title: text().notNull(),
    stages: jsonb().$type<OrderRules['stages']>().notNull(),
    events: jsonb().$type<OrderRules['events']>().notNull(),
    terms: jsonb().$type<OrderRules['terms']>().notNull(),
    notified: jsonb().$type<OrderRules['notified']>().notNull(),
  },
  (table) => [check('order_rules_single', sql`${table.id} = 1`)],
)
