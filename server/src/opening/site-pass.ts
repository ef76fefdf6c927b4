import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR_MS } from '@rapport/contract/hours/durations'
import { readCookie } from '../platform/http/request/cookie.ts'

/** Purpose of the keys that sign passes. */
export const PASS_KEYS = 'site-pass'

const VALID_MS = 12 * HOUR_MS
const NAME = 'rapport-site-pass'
/** `<seconds of its end>-<signature>` */
const PASS = /^(\d{1,12})-([0-9a-f]{64})$/

/**
 * Returns the cookie that shows a closed site to staff, for 12 hours. Over TLS it reaches the subdomains of the cities
 * too.
 */
export function passCookie(key: Buffer, publicUrl: string, now: Date): string {
  const { protocol, hostname } = new URL(publicUrl)
  const end = Math.floor((now.getTime() + VALID_MS) / 1000)
  const isSecure = protocol === 'https:'
  return [
    `${NAME}=${end}-${sign(key, String(end))}`,
    'Path=/',
    `Max-Age=${VALID_MS / 1000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure', `Domain=${hostname}`] : []),
  ].join('; ')
}

/** Returns whether a Cookie header has a pass that one of the keys has signed and that has not ended. */
export function hasPass(keys: readonly Buffer[], cookies: string | undefined, now: Date): boolean {
  const [, end = '', signature = ''] = PASS.exec(readCookie(cookies, NAME) ?? '') ?? []
  if (Number(end) * 1000 <= now.getTime()) return false
  const given = Buffer.from(signature)
  return keys.some((key) => {
    const right = Buffer.from(sign(key, end))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

const sign = (key: Buffer, end: string): string => createHmac('sha256', key).update(end).digest('hex')
