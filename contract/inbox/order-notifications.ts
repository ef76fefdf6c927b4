import * as z from 'zod/mini'
import { emailField } from '../fields/email.ts'

export const NOTIFICATION_CHANNELS = [
  'factory-mail',
  'customer-mail',
  'telegram',
  'crm',
  'cancellation-mail',
] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** `failed`: for good, until somebody sends it again. */
export const NOTIFICATION_STATES = ['pending', 'sent', 'failed'] as const

/** What an order was followed by, or is still to be. Moments are ISO. */
export const orderNotification = z.object({
  id: z.uuid(),
  channel: z.enum(NOTIFICATION_CHANNELS),
  state: z.enum(NOTIFICATION_STATES),
  attempts: z.number(),
  /** Codes of the last failure: «EENVELOPE 550», «HTTP 502», «ECONNREFUSED». */
  reason: z.nullable(z.string()),
  /** The address that staff had it sent to in place of its own. */
  recipient: z.nullable(z.string()),
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})
export type OrderNotification = z.infer<typeof orderNotification>

/** Where else a mail is to go. */
export const otherAddressForm = z.object({ email: emailField })
/** Without an address it goes where it went. */
export const resendNotificationForm = z.partial(otherAddressForm)

export const isMailChannel = (channel: NotificationChannel): boolean => channel.endsWith('-mail')

/** What staff call a channel. */
export const channelNames: Record<NotificationChannel, string> = {
  'factory-mail': 'Письмо фабрике',
  'customer-mail': 'Письмо клиенту',
  telegram: 'Telegram',
  crm: 'CRM',
  'cancellation-mail': 'Письмо об\u00A0отмене',
}

/** The code of a mail that would go to nobody. */
export const NO_RECIPIENT = 'NO_RECIPIENT'

/** Returns in words why a notification did not leave. */
export function failureReason(codes: string): string {
  if (codes === 'RECIPIENT_LIMIT') return 'этому адресу сегодня ушло слишком много писем'
  if (codes === 'MAIL_TOO_LARGE') return 'письмо слишком велико для\u00A0этой почты'
  if (codes === NO_RECIPIENT) return 'не\u00A0указана почта фабрики'
  return /\b[45]\d\d\b/.test(codes) ? 'получатель отказал' : 'нет связи'
}
