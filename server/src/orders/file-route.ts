import type { FastifyInstance } from 'fastify'
import { AppError, found } from '../platform/app-error.ts'
import { pacedStream } from '../platform/paced-stream.ts'
import { NOTHING_ALLOWED } from '../platform/security-headers.ts'
import { opensPath } from '../platform/signed-address.ts'
import { orderFileKey } from './file-key.ts'
import { filePath } from './file-link.ts'
import type { Orders } from './open-orders.ts'
import { findOrderFile } from './queries.ts'

const REFUSED = 'Ссылка на файл неверна или устарела: она действует 30 дней с отправки письма'
const REMOVED = 'Файл удалён: срок его хранения истёк'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Gives a file of an order to whoever holds its signed address, and only ever to be saved, never to be shown. */
export function fileRoute(app: FastifyInstance, { desk, fileKeys }: Orders): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/files/orders/:id',
    async (request, reply) => {
      const { id } = request.params
      if (!UUID.test(id) || !opensPath(fileKeys.accepted, filePath(id), request.query))
        throw new AppError(403, REFUSED)
      const { name, removedAt } = await found(findOrderFile(desk.database.orm, id))
      if (removedAt) throw new AppError(404, REMOVED)
      const { size, stream } = await found(desk.storage.read(orderFileKey(id)))
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'content-length': size,
          'content-disposition': attachment(name),
          'content-security-policy': NOTHING_ALLOWED,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        })
        .send(pacedStream(stream))
    },
  )
}

/** RFC 6266: a plain name for old programs, the whole one in the spelling of RFC 5987. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
