import { postJson } from '../../platform/http/post-json.ts'
import type { Env } from '../../platform/process/env.ts'
import { getOrderDetails } from '../queries.ts'
import { sendCancellationEmail } from './cancellation-email.ts'
import { type CustomerEmailDeps, sendCustomerEmail } from './customer-email.ts'
import { type FactoryEmailDeps, sendFactoryEmail } from './factory-email.ts'
import type { Channels, Notifier } from './notifications.ts'

export interface ChannelDeps extends FactoryEmailDeps, CustomerEmailDeps {
  env: Env
}

/** Creates the mail channels, and those that the environment configures. */
export function createChannels(deps: ChannelDeps): Channels {
  const { env } = deps
  const sendToChat = createChatSender(env)
  return {
    'factory-mail': (notification) => sendFactoryEmail(deps, notification),
    'customer-mail': (notification, attempt) => sendCustomerEmail(deps, notification, attempt),
    'cancellation-mail': (notification) => sendCancellationEmail(deps, notification),
    ...(sendToChat ? { telegram: telegramNotifier(env, sendToChat) } : {}),
    ...(env.CRM_WEBHOOK_URL ? { crm: crmNotifier(deps) } : {}),
  }
}

/** Returns a function that sends a text to the factory's chat, or undefined without a configured chat. */
export function createChatSender(env: Env): ((text: string) => Promise<void>) | undefined {
  if (env.TELEGRAM_BOT_TOKEN === '' || env.TELEGRAM_CHAT_ID === '') return undefined
  const base = env.TELEGRAM_API_URL.replace(/\/$/, '')
  return async (text) => {
    await postJson(`${base}/bot${env.TELEGRAM_BOT_TOKEN}/sendMessage`, {
      chat_id: env.TELEGRAM_CHAT_ID,
      text,
      link_preview_options: { is_disabled: true },
    })
  }
}

/** Sends the order number only, because personal data must not go to a chat service abroad (152-ФЗ). */
const telegramNotifier =
  (env: Env, sendToChat: (text: string) => Promise<void>): Notifier =>
  ({ orderNumber }) =>
    sendToChat(`Новая заявка ${orderNumber}. Подробности в письме.\n${new URL('/', env.PUBLIC_URL).href}`)

/** The CRM recognises repeats by the number. */
const crmNotifier =
  ({ env, database, fileLinks }: ChannelDeps): Notifier =>
  async ({ orderId, orderNumber }) => {
    const { order, consent, files } = await getOrderDetails(database.orm, orderId)
    const { id, ...fields } = order
    const body = {
      ...fields,
      consent: consent && { givenAt: consent.givenAt, textVersion: consent.textVersion },
      files: files.map(({ id: fileId, name, size }) => ({
        name,
        size,
        url: fileLinks.url(fileId, order.placedAt),
      })),
    }
    await postJson(env.CRM_WEBHOOK_URL, body, { 'idempotency-key': orderNumber })
  }
