import { DAY_S } from '@rapport/contract/hours/durations'
import { STAFF_SESSION_DAYS } from '@rapport/staff-contract/staff/staff-limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../../platform/http/request/cookie.ts'

/** The browser sends the cookie to this path only, so that pages stay cacheable. */
const PATH = '/api/v1/admin'

/** Over TLS the prefix makes browsers refuse the cookie without `Secure`. */
const cookieName = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Secure-rapport-staff' : 'rapport-staff'

/** Returns the token of the cookie, or undefined if it is missing or malformed. */
export function readSessionToken(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string,
): string | undefined {
  const token = readCookie(headers.cookie, cookieName(publicUrl))
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Sets the cookie, unreadable for scripts, or clears it without a token. */
export function setSessionCookie(reply: FastifyReply, publicUrl: string, token: string | undefined): void {
  const attributes = [
    `Path=${PATH}`,
    `Max-Age=${token === undefined ? 0 : STAFF_SESSION_DAYS * DAY_S}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ]
  reply.header('set-cookie', [`${cookieName(publicUrl)}=${token ?? ''}`, ...attributes].join('; '))
}
