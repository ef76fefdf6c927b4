import { ORDER_SUMMARY_MAX } from '@rapport/contract/accounts/account-limits'
import { sql } from 'drizzle-orm'
import { orderFiles, orderLines, orders } from './tables.ts'

/** «Поло × 50, Кепка × 20»; null without a product. */
const orderProducts = sql`(select string_agg(line.title || coalesce(' × ' || replace(trim_scale(line.quantity)::text, '.', ','), ''), ', ' order by line.position)
  from ${orderLines} as line where line.order_id = ${orders}.id)`

/** Products with quantities and the first line of the comment, truncated to ORDER_SUMMARY_MAX. */
export const orderSummary = sql<string>`left(concat_ws(' · ', ${orderProducts}, nullif(split_part(${orders.comment}, chr(10), 1), '')), ${ORDER_SUMMARY_MAX}::integer)`

export const orderFileCount = sql<number>`(select count(*)::integer from ${orderFiles} as file
  where file.order_id = ${orders}.id)`
