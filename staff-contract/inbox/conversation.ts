import { messages } from '@rapport/contract/errors/messages'
import { ORDER_FILES_MAX } from '@rapport/contract/orders/order-limits'
import { MESSAGE_SOURCES, orderMessageForm } from '@rapport/contract/orders/order-message'
import { ORDER_AUTHORS } from '@rapport/contract/orders/order-status'
import * as z from 'zod/mini'
import { conversationMessages } from './conversation-messages.ts'
import { findPlaceholder } from './message-placeholders.ts'
import { NOTIFICATION_STATES } from './order-notifications.ts'

/** A message of the conversation with a customer. */
export const inboxMessage = z.object({
  id: z.number(),
  at: z.string(),
  author: z.enum(ORDER_AUTHORS),
  /** The staff member who wrote it. */
  person: z.nullable(z.object({ id: z.number(), name: z.string() })),
  source: z.enum(MESSAGE_SOURCES),
  text: z.string(),
  /** The other side has not read it. A customer's message is read once staff answer it. */
  isUnread: z.boolean(),
  /** State of the mail to the customer; null without one. */
  mail: z.nullable(z.enum(NOTIFICATION_STATES)),
  /** Code of the last failure of the mail. */
  mailError: z.nullable(z.string()),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), size: z.number(), isRemoved: z.boolean() })),
})
export type InboxMessage = z.infer<typeof inboxMessage>

/** Refuses a placeholder of a template that was not filled. */
const checkPlaceholders = z.superRefine<{ text: string }>(({ text }, context) => {
  const placeholder = findPlaceholder(text)
  if (placeholder)
    context.addIssue({
      code: 'custom',
      path: ['text'],
      message: conversationMessages.placeholder(placeholder),
      input: text,
    })
})

/** Text of a message to the customer, as its form checks it. */
export const staffMessageText = orderMessageForm.check(checkPlaceholders)

/** Form of a message to the customer. */
export const staffMessageForm = z
  .object({
    ...orderMessageForm.shape,
    /** Files that staff added to the order, which the customer will see. */
    files: z.optional(
      z.array(z.uuid(messages.fieldInvalid)).check(z.maxLength(ORDER_FILES_MAX, messages.filesTooMany)),
    ),
  })
  .check(checkPlaceholders)
