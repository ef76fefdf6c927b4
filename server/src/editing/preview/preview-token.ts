import { createHmac, timingSafeEqual } from 'node:crypto'

/** Purpose of the keys that sign links to previews. */
export const PREVIEW_KEYS = 'previews'

/** Which drafts a link shows, who of the staff made it, and until when it opens. */
export interface PreviewGrant {
  staffId: number
  entryIds: number[]
  expiresAt: Date
}

/** `<seconds>-<maker>-<id>-<id>-<signature>`: digits and small letters alone, for paths of pages are spelled in these. */
const TOKEN = /^(\d{1,12}(?:-\d{1,10}){2,51})-([0-9a-f]{64})$/

/** Returns the token of a grant, to stand in an address. */
export function signPreview(key: Buffer, { staffId, entryIds, expiresAt }: PreviewGrant): string {
  const signed = [Math.floor(expiresAt.getTime() / 1000), staffId, ...entryIds].join('-')
  return `${signed}-${signatureOf(key, signed)}`
}

/** Returns what a token grants; undefined where none of the keys has signed it. It may have expired. */
export function parsePreview(keys: readonly Buffer[], token: string): PreviewGrant | undefined {
  const [, signed = '', signature = ''] = TOKEN.exec(token) ?? []
  const given = Buffer.from(signature)
  const isOurs = keys.some((key) => {
    const right = Buffer.from(signatureOf(key, signed))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  if (!isOurs) return undefined
  const [seconds = 0, staffId = 0, ...entryIds] = signed.split('-').map(Number)
  return { staffId, entryIds, expiresAt: new Date(seconds * 1000) }
}

const signatureOf = (key: Buffer, signed: string): string =>
  createHmac('sha256', key).update(signed).digest('hex')
