import { createHmac, timingSafeEqual } from 'node:crypto'

/** Purpose of the keys that sign preview links. */
export const PREVIEW_KEYS = 'previews'

/** Entries that a link shows, its author, and its expiry. */
export interface PreviewGrant {
  staffId: number
  entryIds: number[]
  expiresAt: Date
}

/** `<seconds>-<author>-<id>-<id>-<signature>`. Page paths allow only digits and lower-case letters. */
const TOKEN = /^(\d{1,12}(?:-\d{1,10}){2,51})-([0-9a-f]{64})$/

/** Returns the token of a grant, safe in a path. */
export function signPreview(key: Buffer, { staffId, entryIds, expiresAt }: PreviewGrant): string {
  const signed = [Math.floor(expiresAt.getTime() / 1000), staffId, ...entryIds].join('-')
  return `${signed}-${sign(key, signed)}`
}

/** Returns the grant of a token, undefined if no key has signed it. The grant may have expired. */
export function parsePreview(keys: readonly Buffer[], token: string): PreviewGrant | undefined {
  const [, signed = '', signature = ''] = TOKEN.exec(token) ?? []
  const given = Buffer.from(signature)
  const isOurs = keys.some((key) => {
    const right = Buffer.from(sign(key, signed))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  if (!isOurs) return undefined
  const [seconds = 0, staffId = 0, ...entryIds] = signed.split('-').map(Number)
  return { staffId, entryIds, expiresAt: new Date(seconds * 1000) }
}

const sign = (key: Buffer, signed: string): string => createHmac('sha256', key).update(signed).digest('hex')
