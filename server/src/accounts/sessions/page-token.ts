import { SESSION_DAYS } from '@rapport/contract/accounts/session-limits'
import { DAY_S } from '@rapport/contract/hours/durations'
import { CALCULATOR_PATH } from '@rapport/contract/paths/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readCookie } from '../../platform/http/request/cookie.ts'

const NAME = 'rapport-customer'

/**
 * Sends the token of each answer that has one as a cookie too. Browsers send it to the calculator only: the page is
 * rendered with the customer's prices. All other pages are the same for everybody, and cached.
 */
export function setPageToken(scope: FastifyInstance, publicUrl: string): void {
  const isSecure = new URL(publicUrl).protocol === 'https:'
  const attributes = [
    `Path=${CALCULATOR_PATH}`,
    `Max-Age=${SESSION_DAYS * DAY_S}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
  scope.addHook('preSerialization', async (_request, reply, payload) => {
    const { token } = (payload as { result?: { token?: unknown } } | null)?.result ?? {}
    if (typeof token === 'string') reply.header('set-cookie', `${NAME}=${token}; ${attributes}`)
    return payload
  })
}

/** Returns the token that the calculator's page is requested with; undefined if it has none of the right form. */
export function readPageToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = readCookie(headers.cookie, NAME)
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}
