import { HttpError, postJson } from '../../platform/http/post-json.ts'
import type { Env } from '../../platform/process/env.ts'

const TIMEOUT_MS = 20_000

/** Asks Telegram for the factory's chat, which proves token and membership. Nothing is posted. */
export const checkChat = (
  env: Pick<Env, 'TELEGRAM_API_URL' | 'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_CHAT_ID'>,
): Promise<void> =>
  postJson(`${env.TELEGRAM_API_URL.replace(/\/$/, '')}/bot${env.TELEGRAM_BOT_TOKEN}/getChat`, {
    chat_id: env.TELEGRAM_CHAT_ID,
  })

/** Statuses of a webhook that no longer takes orders. Many answer 404 or 405 to a method that they do not know. */
const isDead = (status: number) => status >= 500 || [401, 403, 410].includes(status)

/** Asks the CRM which methods its webhook has. A POST would create a deal there, and even a GET may. */
export async function checkCrm({ CRM_WEBHOOK_URL }: Pick<Env, 'CRM_WEBHOOK_URL'>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(CRM_WEBHOOK_URL, { method: 'OPTIONS', redirect: 'manual', signal })
  await response.body?.cancel()
  if (isDead(response.status)) throw new HttpError(response.status)
}
