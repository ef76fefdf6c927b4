import { randomHex } from '../browser/random-hex.ts'
import { type OrderDraft, orderFingerprint } from './order-draft.ts'

/**
 * Keys for attempts to send: the same key as long as the same order is tried again, so that an order whose
 * answer was lost is not placed twice.
 */
export function createIdempotencyKeys(): (draft: OrderDraft) => string {
  let last = { fingerprint: '', key: '' }
  return (draft) => {
    const fingerprint = orderFingerprint(draft)
    if (fingerprint !== last.fingerprint) last = { fingerprint, key: randomHex() }
    return last.key
  }
}
