import { STAFF_FILE_MINUTES } from '@rapport/contract/limits'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { getProfile } from '../accounts/personal-data.ts'
import { users } from '../accounts/tables.ts'
import { listCustomerOrders } from '../orders/customer-orders.ts'
import { archivePersonalData } from '../personal-data/archive.ts'
import type { Database } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { pacedStream } from '../platform/http/paced-stream.ts'
import { NOTHING_ALLOWED } from '../platform/http/security-headers.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { signPath, verifySignedPath } from '../platform/security/signed-url.ts'
import type { Storage } from '../platform/storage/storage.ts'

interface ArchiveDeps {
  database: Database
  storage: Storage
  /** Keys of the links that open an archive. */
  fileKeys: SecretKeys
  now: Clock
}

const MINUTES_OF_DAY = 1440
const FORBIDDEN = `Ссылка на\u00A0архив неверна или устарела: она действует ${STAFF_FILE_MINUTES}\u00A0минут`

const archivePath = (id: number | string) => `/files/customers/${id}`

/** Returns the path that gives the data of a customer for a few minutes. */
export const signArchivePath = (keys: SecretKeys, id: number, now: Date): string =>
  signPath(keys.current, archivePath(id), STAFF_FILE_MINUTES / MINUTES_OF_DAY, now)

/** Adds the route that sends all that is kept of a customer to whoever has its signed path, to be saved and never shown. */
export function archiveRoute(
  app: FastifyInstance,
  { database: { orm }, storage, fileKeys, now }: ArchiveDeps,
): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/files/customers/:id',
    async (request, reply) => {
      const { id } = request.params
      if (
        !/^\d{1,9}$/.test(id) ||
        !verifySignedPath(fileKeys.accepted, archivePath(id), request.query, now())
      )
        throw new ApiError(403, FORBIDDEN)
      const [user] = await orm
        .select()
        .from(users)
        .where(eq(users.id, Number(id)))
      if (!user) throw notFound()
      const { orders, files } = await listCustomerOrders(orm, user)
      const profile = await getProfile(orm, user, undefined, now())
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="customer-${id}.zip"`,
          'content-security-policy': NOTHING_ALLOWED,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        })
        .send(pacedStream(archivePersonalData({ profile, orders }, files, storage)))
    },
  )
}
