import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import { downloadHeader } from '../../platform/http/download-header.ts'
import { pacedStream } from '../../platform/http/paced-stream.ts'
import { NOTHING_ALLOWED } from '../../platform/http/security-headers.ts'
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { verifySignedPath } from '../../platform/security/signed-url.ts'
import type { Services } from '../../services.ts'
import { findApprovedFile } from '../approved-files.ts'
import { proofFileKey } from '../files/file-keys.ts'
import { openChecked } from '../files/read-checked.ts'

/** Returns the path of an approved file for the workshop. It has no token: the customer's page stays closed to it. */
export const approvedFilePath = (id: string): string => `/files/approved-proofs/${id}`

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FORBIDDEN = 'Ссылка на\u00A0макет неверна или устарела. Откройте его из\u00A0заявки ещё раз'
/** Downloads at a time: each reads the store twice. */
const READS = { running: 4, waiting: 20 }

type SignedRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>

/** Adds the download of an approved file by a signed path. Its bytes are checked by their hash. */
export async function approvedFileRoute(
  app: FastifyInstance,
  { database: { orm }, storage, now }: Pick<Services, 'database' | 'storage' | 'now'>,
  fileKeys: SecretKeys,
): Promise<void> {
  await app.register(async (scope) => {
    limitConcurrency(scope, createConcurrencyLimit(READS))
    scope.get(approvedFilePath(':id'), async ({ params: { id }, query }: SignedRequest, reply) => {
      if (!UUID.test(id) || !verifySignedPath(fileKeys.accepted, approvedFilePath(id), query, now()))
        throw new ApiError(403, FORBIDDEN)
      const { file } = await orNotFound(findApprovedFile(orm, id))
      const { size, stream } = await openChecked(storage, proofFileKey(id), file.sha256)
      return reply
        .headers({
          'content-security-policy': NOTHING_ALLOWED,
          'x-robots-tag': 'noindex',
          'content-type': 'application/octet-stream',
          'cache-control': 'private, no-store',
          'content-length': size,
          'content-disposition': downloadHeader(file.name),
        })
        .send(pacedStream(stream))
    })
  })
}
