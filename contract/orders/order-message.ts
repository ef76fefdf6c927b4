import * as z from 'zod/mini'
import { ORDER_MESSAGE_MAX } from './order-limits.ts'
import { orderMessageErrors } from './order-message-errors.ts'
import { ORDER_AUTHORS } from './order-status.ts'

/** Where a message was written. `link`: the page that the link of a mail opens. `status`: the site wrote it when the status changed. */
export const MESSAGE_SOURCES = ['staff', 'account', 'offer', 'link', 'mail', 'status'] as const
export type MessageSource = (typeof MESSAGE_SOURCES)[number]

/** A message about an order as its customer reads it. `authorName` is the staff member's name. */
export const orderMessage = z.object({
  at: z.string(),
  author: z.enum(ORDER_AUTHORS),
  authorName: z.nullable(z.string()),
  source: z.enum(MESSAGE_SOURCES),
  text: z.string(),
  /** Its files. `path` opens one for a day; null once it was removed because of its age. */
  files: z.array(z.object({ name: z.string(), size: z.number(), path: z.nullable(z.string()) })),
})
export type OrderMessage = z.infer<typeof orderMessage>

/** Form of a message. */
export const orderMessageForm = z.object({
  text: z
    .string(orderMessageErrors.required)
    .check(
      z.trim(),
      z.minLength(1, orderMessageErrors.required),
      z.maxLength(ORDER_MESSAGE_MAX, orderMessageErrors.tooLong),
    ),
})
