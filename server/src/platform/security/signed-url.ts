import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@rapport/contract/hours/durations'

/** Returns a path with a signature that is valid for `days`: `/files/…?expires=<seconds>&signature=…`. */
export function signPath(secret: Buffer, path: string, days: number, now: Date): string {
  const expires = Math.floor((now.getTime() + days * DAY_MS) / 1000)
  return `${path}?expires=${expires}&signature=${signatureOf(secret, path, String(expires))}`
}

/** Returns whether the signature of the path is valid now, by any of the keys. */
export function verifySignedPath(
  keys: readonly Buffer[],
  path: string,
  query: { expires?: unknown; signature?: unknown },
  now: Date,
): boolean {
  const { expires, signature } = query
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires))
    return false
  const given = Buffer.from(signature)
  const signed = keys.some((key) => {
    const right = Buffer.from(signatureOf(key, path, expires))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return signed && Number(expires) * 1000 > now.getTime()
}

function signatureOf(secret: Buffer, path: string, expires: string): string {
  return createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url')
}
