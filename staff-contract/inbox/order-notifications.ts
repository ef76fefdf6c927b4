import { emailField } from '@rapport/contract/fields/email'
import * as z from 'zod/mini'

export const NOTIFICATION_CHANNELS = [
  'factory-mail',
  'customer-mail',
  'telegram',
  'crm',
  'cancellation-mail',
] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** `failed`: for good, until it is resent. */
export const NOTIFICATION_STATES = ['pending', 'sent', 'failed'] as const

/** A notification about an order, sent or pending. Moments are ISO. */
export const orderNotification = z.object({
  id: z.uuid(),
  channel: z.enum(NOTIFICATION_CHANNELS),
  state: z.enum(NOTIFICATION_STATES),
  attempts: z.number(),
  /** Codes of the last failure: «EENVELOPE 550», «HTTP 502», «ECONNREFUSED». */
  reason: z.nullable(z.string()),
  /** The email that staff chose instead of the original. */
  recipient: z.nullable(z.string()),
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})
export type OrderNotification = z.infer<typeof orderNotification>

/** Another recipient of a mail. */
export const otherEmailForm = z.object({ email: emailField })
/** Without an email the original one is used. */
export const resendNotificationForm = z.partial(otherEmailForm)

export const isMailChannel = (channel: NotificationChannel): boolean => channel.endsWith('-mail')

/** Names of channels for staff. */
export const channelNames: Record<NotificationChannel, string> = {
  'factory-mail': 'Письмо фабрике',
  'customer-mail': 'Письмо клиенту',
  telegram: 'Telegram',
  crm: 'CRM',
  'cancellation-mail': 'Письмо об\u00A0отмене',
}

/** Code of a mail without a recipient. */
export const NO_RECIPIENT = 'NO_RECIPIENT'

/** Returns why a notification was not sent, in words. */
export function failureReason(codes: string): string {
  if (codes === 'RECIPIENT_LIMIT') return 'этому адресу сегодня ушло слишком много писем'
  if (codes === 'MAIL_TOO_LARGE') return 'письмо слишком велико для\u00A0этой почты'
  if (codes === NO_RECIPIENT) return 'не\u00A0указана почта фабрики'
  return /\b[45]\d\d\b/.test(codes) ? 'получатель отказал' : 'нет связи'
}
