import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { limitRate, type RateLimit } from '../platform/limits/route-rate-limit.ts'
import { MAIL_BYTES_MAX } from './mail-limits.ts'
import { type ReceiveDeps, receiveMail } from './receive-mail.ts'

/** Path that a mail service posts to. */
export const WEBHOOK_PATH = '/internal/inbound-mail'

/**
 * Adds the webhook: a raw mail as `message/rfc822`, with a secret as a bearer token. Answers 404 without a secret, as
 * for a missing page, and 202 to any mail that needs no second try.
 */
export async function webhookRoute(
  app: FastifyInstance,
  deps: ReceiveDeps,
  { secrets, limit }: { secrets: readonly string[]; limit: RateLimit },
): Promise<void> {
  await app.register(async (scope) => {
    await limitRate(scope, 'inbound-mail', limit)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: MAIL_BYTES_MAX },
      async (_request: unknown, body: string | Buffer) => body,
    )
    // Before the body is read: strangers send none.
    scope.addHook('onRequest', async (request) => {
      const given = request.headers.authorization ?? ''
      if (!secrets.some((secret) => isSame(given, `Bearer ${secret}`))) throw notFound()
    })
    scope.post<{ Body: Buffer }>(WEBHOOK_PATH, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new ApiError(400, 'A mail as message/rfc822 is missing')
      await receiveMail(deps, request.body)
      return reply.code(202).header('cache-control', 'no-store').send({ result: {} })
    })
  })
}

/** Compares hashes, so that neither length nor content shows in the time. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
