import { DAY_S } from '@rapport/contract/hours/durations'
import { STAFF_SESSION_DAYS } from '@rapport/staff-contract/staff/staff-limits'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The only path that the cookie is sent to: pages are asked for without it, so that they stay the same for everybody. */
const PATH = '/api/v1/admin'

/** Over TLS the name itself has browsers refuse a cookie that came without it. */
const cookieName = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Secure-rapport-staff' : 'rapport-staff'

/** Returns the token of the cookie; undefined where there is none, or nothing that could be one. */
export function readSessionToken(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string,
): string | undefined {
  const name = cookieName(publicUrl)
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const token = pairs.find(([key]) => key === name)?.[1]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Has the browser keep the token where no script reads it; without one it forgets what it has. */
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
