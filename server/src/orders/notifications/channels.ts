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

/** Creates the channels that the environment switches on; the mails always are. */
export function createChannels(deps: ChannelDeps): Channels {
  const { env } = deps
  const usesTelegram = env.TELEGRAM_BOT_TOKEN !== '' && env.TELEGRAM_CHAT_ID !== ''
  return {
    'factory-mail': (notification) => sendFactoryEmail(deps, notification),
    'customer-mail': (notification, attempt) => sendCustomerEmail(deps, notification, attempt),
    'cancellation-mail': (notification) => sendCancellationEmail(deps, notification),
    ...(usesTelegram ? { telegram: telegramNotifier(env) } : {}),
    ...(env.CRM_WEBHOOK_URL ? { crm: crmNotifier(deps) } : {}),
  }
}

/** Sends the number of an order to the factory's chat, and no more: a chat abroad gets no personal data (152-ФЗ). */
const telegramNotifier =
  (env: Env): Notifier =>
  async ({ orderNumber }) => {
    const base = env.TELEGRAM_API_URL.replace(/\/$/, '')
    await postJson(`${base}/bot${env.TELEGRAM_BOT_TOKEN}/sendMessage`, {
      chat_id: env.TELEGRAM_CHAT_ID,
      text: `Новая заявка ${orderNumber}. Подробности в письме.\n${new URL('/', env.PUBLIC_URL).href}`,
      link_preview_options: { is_disabled: true },
    })
  }

/** Sends an order to the factory's own CRM, which knows a repeat by the number. */
const crmNotifier =
  ({ env, database, fileUrl }: ChannelDeps): Notifier =>
  async ({ orderId, orderNumber }) => {
    const { order, consent, files } = await getOrderDetails(database.orm, orderId)
    const { id, ...fields } = order
    const body = {
      ...fields,
      consent: consent && { givenAt: consent.givenAt, textVersion: consent.textVersion },
      files: files.map(({ id: fileId, name, size }) => ({ name, size, url: fileUrl(fileId) })),
    }
    await postJson(env.CRM_WEBHOOK_URL, body, { 'idempotency-key': orderNumber })
  }
