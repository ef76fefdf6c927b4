import { postJson } from '../../platform/http/post-json.ts'
import type { Env } from '../../platform/process/env.ts'
import type { Notifier } from './notifications.ts'

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
export const telegramNotifier =
  (env: Env, sendToChat: (text: string) => Promise<void>): Notifier =>
  ({ orderNumber }) =>
    sendToChat(`Новая заявка ${orderNumber}. Подробности в письме.\n${new URL('/', env.PUBLIC_URL).href}`)
