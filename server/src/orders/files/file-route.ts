import { create as createContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import { pacedStream } from '../../platform/http/paced-stream.ts'
import { NOTHING_ALLOWED } from '../../platform/http/security-headers.ts'
import { verifySignedPath } from '../../platform/security/signed-url.ts'
import type { Orders } from '../create-orders.ts'
import { findOrderFile } from '../queries.ts'
import { orderFileKey } from './file-key.ts'
import { filePath, REMOVED_FILE } from './file-link.ts'

const FORBIDDEN =
  'Ссылка на\u00A0файл неверна или устарела: из\u00A0письма она действует 30\u00A0дней, из\u00A0личного кабинета — 5\u00A0минут'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Adds the route that sends a file of an order to whoever has its signed URL, to be saved and never shown. */
export function fileRoute(app: FastifyInstance, { deps, fileKeys }: Orders): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/files/orders/:id',
    async (request, reply) => {
      const { id } = request.params
      if (!UUID.test(id) || !verifySignedPath(fileKeys.accepted, filePath(id), request.query, deps.now()))
        throw new ApiError(403, FORBIDDEN)
      const { name, removedAt } = await orNotFound(findOrderFile(deps.database.orm, id))
      if (removedAt) throw new ApiError(404, REMOVED_FILE)
      const { size, stream } = await orNotFound(deps.storage.get(orderFileKey(id)))
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'content-length': size,
          'content-disposition': createContentDisposition(name, { fallback: plainName(name) }),
          'content-security-policy': NOTHING_ALLOWED,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        })
        .send(pacedStream(stream))
    },
  )
}

/** For programs that know no other name: what they could take for a path or an escape is gone. */
const plainName = (name: string) => name.replace(/[^\x20-\x7e]|["\\%?*]/g, '_')
