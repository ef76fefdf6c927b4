import { orderMessageForm } from '@rapport/contract/orders/order-message'
import * as z from 'zod/mini'
import { TEMPLATE_TITLE_MAX } from './conversation-limits.ts'
import { conversationMessages } from './conversation-messages.ts'

/** A template of messages. Its text has placeholders such as `{номер}`. */
export const messageTemplate = z.object({ id: z.uuid(), title: z.string(), text: z.string() })
export type MessageTemplate = z.infer<typeof messageTemplate>

export const messageTemplateForm = z.object({
  title: z
    .string(conversationMessages.titleRequired)
    .check(
      z.trim(),
      z.minLength(1, conversationMessages.titleRequired),
      z.maxLength(TEMPLATE_TITLE_MAX, conversationMessages.titleTooLong),
    ),
  text: orderMessageForm.shape.text,
})
