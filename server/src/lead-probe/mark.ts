import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretKeys } from '../platform/security/secret-keys.ts'

/** Purpose of the keys that sign marks. */
export const MARK_KEYS = 'lead-probe'

const FORM = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-f]{64})$/

const sign = (key: Buffer, id: string) => createHmac('sha256', key).update(id).digest('hex')

/** Creates the mark of a test order. */
export const createMark = (keys: SecretKeys, id: string): string => `${id}.${sign(keys.current, id)}`

/** Returns the id in a mark. Undefined if this site has not signed it. */
export function readMark(keys: SecretKeys, mark: string): string | undefined {
  const [, id, signature] = FORM.exec(mark) ?? []
  if (!id || !signature) return undefined
  const isOwn = keys.accepted.some((key) =>
    timingSafeEqual(Buffer.from(sign(key, id)), Buffer.from(signature)),
  )
  return isOwn ? id : undefined
}
