import type { Env } from '../platform/env.ts'
import { postJson } from '../platform/post-json.ts'

export type TelegramSettings = Pick<
  Env,
  'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_CHAT_ID' | 'TELEGRAM_API_URL' | 'PUBLIC_URL'
>

/** Tells the factory's chat that there is an order. Its number only: a chat abroad gets no personal data (152-ФЗ). */
export async function tellTelegram(number: string, settings: TelegramSettings): Promise<void> {
  const base = settings.TELEGRAM_API_URL.replace(/\/$/, '')
  await postJson(`${base}/bot${settings.TELEGRAM_BOT_TOKEN}/sendMessage`, {
    chat_id: settings.TELEGRAM_CHAT_ID,
    text: `Новая заявка ${number}. Подробности в письме.\n${new URL('/', settings.PUBLIC_URL).href}`,
    link_preview_options: { is_disabled: true },
  })
}
