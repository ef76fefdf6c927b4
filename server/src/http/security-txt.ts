import type { Api } from '@rapport/contract/endpoints/api'
import { DAY_MS, DAY_S } from '@rapport/contract/hours/durations'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../platform/http/api-error.ts'
import type { Clock } from '../platform/process/clock.ts'

const PATH = '/.well-known/security.txt'
/** RFC 9116 requires less than a year. The date moves on each day. */
const VALID_DAYS = 180

export interface SecurityTxtOptions {
  getSite: Api['getSite']
  publicUrl: string
  now: Clock
}

/** Serves the contact for vulnerability reports (RFC 9116): the support email of the site. */
export function securityTxt(app: FastifyInstance, { getSite, publicUrl, now }: SecurityTxtOptions): void {
  app.get(PATH, async (_request, reply) => {
    const { supportEmail } = (await getSite()).properties
    if (supportEmail === '') throw notFound()
    const expires = new Date(Math.ceil(now().getTime() / DAY_MS + VALID_DAYS) * DAY_MS)
    const lines = [
      `Contact: mailto:${encodeURI(supportEmail)}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: ru, en',
      `Canonical: ${publicUrl}${PATH}`,
    ]
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${DAY_S}` })
      .send(`${lines.join('\n')}\n`)
  })
}
