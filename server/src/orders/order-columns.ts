import { ORDER_SUMMARY_MAX } from '@rapport/contract/limits'
import { sql } from 'drizzle-orm'
import { orderFiles, orders } from './tables.ts'

/** The first line of an order's comment, cut: a comment may have 3000 characters, and no more of it is read than a list shows. */
export const orderSummary = sql<string>`left(split_part(${orders.comment}, chr(10), 1), ${ORDER_SUMMARY_MAX}::integer)`

export const orderFileCount = sql<number>`(select count(*)::integer from ${orderFiles} as file
  where file.order_id = ${orders}.id)`
