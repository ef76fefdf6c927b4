import { postJson } from '../../platform/http/post-json.ts'
import type { Env } from '../../platform/process/env.ts'
import { getOrderDetails } from '../queries.ts'
import { sendCancellationEmail } from './cancellation-email.ts'
import { type CustomerEmailDeps, sendCustomerEmail } from './customer-email.ts'
import { type FactoryEmailDeps, sendFactoryEmail } from './factory-email.ts'
import type { Channels, Notifier } from './notifications.ts'
import { createChatSender, telegramNotifier } from './telegram.ts'

/** What the channels need to notify of an order. */
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

/** The CRM recognises repeats by the number. */
const crmNotifier =
  ({ env, database, fileLinks }: ChannelDeps): Notifier =>
  async ({ orderId, orderNumber }) => {
    const { order, lines, calculation, consent, files } = await getOrderDetails(database.orm, orderId)
    const { id, ...fields } = order
    const body = {
      ...fields,
      lines,
      calculation,
      consent: consent && { givenAt: consent.givenAt, textVersion: consent.textVersion },
      files: files.map(({ id: fileId, name, size }) => ({
        name,
        size,
        url: fileLinks.url(fileId, order.placedAt),
      })),
    }
    await postJson(env.CRM_WEBHOOK_URL, body, { 'idempotency-key': orderNumber })
  }
