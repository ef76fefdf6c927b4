import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { orders } from '../tables.ts'
import { orderMessages } from './tables.ts'

/** Matches messages of customers that staff have neither answered nor marked as read. */
export const isUnanswered = and(eq(orderMessages.author, 'customer'), isNull(orderMessages.readAt)) as SQL

/** Matches messages of the factory that the customer has not read. */
export const isUnreadByCustomer = and(
  ne(orderMessages.author, 'customer'),
  isNull(orderMessages.readAt),
) as SQL

/** Number of unanswered messages of an order in a list. */
export const unansweredCount = sql<number>`(select count(*)::integer from ${orderMessages} as message
  where message.order_id = ${orders}.id and message.author = 'customer' and message.read_at is null)`

/** Number of messages of an order that its customer has not read. */
export const unreadCount = sql<number>`(select count(*)::integer from ${orderMessages} as message
  where message.order_id = ${orders}.id and message.author <> 'customer' and message.read_at is null)`
