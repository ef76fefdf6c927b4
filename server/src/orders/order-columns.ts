import { ORDER_SUMMARY_MAX } from '@rapport/contract/accounts/account-limits'
import { sql } from 'drizzle-orm'
import { orderFiles, orders } from './tables.ts'

/** Product, quantity and the first line of the comment, truncated to ORDER_SUMMARY_MAX. */
export const orderSummary = sql<string>`left(concat_ws(' · ', ${orders.line} ->> 'title' || coalesce(' × ' || replace(${orders.line} ->> 'quantity', '.', ','), ''), nullif(split_part(${orders.comment}, chr(10), 1), '')), ${ORDER_SUMMARY_MAX}::integer)`

export const orderFileCount = sql<number>`(select count(*)::integer from ${orderFiles} as file
  where file.order_id = ${orders}.id)`
