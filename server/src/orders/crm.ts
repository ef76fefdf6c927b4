import { postJson } from '../platform/post-json.ts'
import type { ToldOrder } from './queries.ts'

/** Hands an order to the factory's own CRM. The number is the key by which it knows a repeat. */
export async function tellCrm(
  { order, consent, files }: ToldOrder,
  webhookUrl: string,
  fileUrl: (fileId: string) => string,
): Promise<void> {
  const { id, ...fields } = order
  const body = {
    ...fields,
    consent: consent && { givenAt: consent.givenAt, textVersion: consent.textVersion },
    files: files.map(({ id: fileId, name, size }) => ({ name, size, url: fileUrl(fileId) })),
  }
  await postJson(webhookUrl, body, { 'idempotency-key': order.number })
}
