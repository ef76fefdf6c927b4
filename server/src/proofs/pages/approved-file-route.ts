import { UUID } from '@rapport/contract/fields/uuid'
import { proofMessages } from '@rapport/contract/proofs/proof-messages'
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
import { type PagePicture, proofFileKey } from '../files/file-keys.ts'
import { openChecked, readPagePicture } from '../files/read-checked.ts'
import { listPages } from '../list-pages.ts'
import { CACHED_PICTURE } from './file-routes.ts'

/** Returns the path of an approved file for the workshop. It has no token: the customer's page stays closed to it. */
export const approvedFilePath = (id: string): string => `/files/approved-proofs/${id}`

/** Returns the path of a picture of a page of an approved file. `sheet` is its number in the file, from 1. */
export const approvedPicturePath = (id: string, sheet: number, picture: PagePicture): string =>
  `${approvedFilePath(id)}/${sheet}-${picture}.webp`
const FORBIDDEN = 'Ссылка на\u00A0макет неверна или устарела. Откройте его из\u00A0заявки ещё раз'
const GUARDED = { 'content-security-policy': NOTHING_ALLOWED, 'x-robots-tag': 'noindex' }
/** Downloads at a time: each reads the store twice. */
const READS = { running: 4, waiting: 20 }

type SignedRequest = FastifyRequest<{
  Params: { id: string; picture: string }
  Querystring: Record<string, unknown>
}>

/** Adds the download of an approved file and the pictures of its pages by signed paths. Bytes are checked by their hash. */
export async function approvedFileRoute(
  app: FastifyInstance,
  { database: { orm }, storage, now }: Pick<Services, 'database' | 'storage' | 'now'>,
  fileKeys: SecretKeys,
): Promise<void> {
  await app.register(async (scope) => {
    limitConcurrency(scope, createConcurrencyLimit(READS))
    const findSigned = async (id: string, path: string, query: Record<string, unknown>) => {
      if (!UUID.test(id) || !verifySignedPath(fileKeys.accepted, path, query, now()))
        throw new ApiError(403, FORBIDDEN)
      return (await orNotFound(findApprovedFile(orm, id))).file
    }

    scope.get(approvedFilePath(':id'), async ({ params: { id }, query }: SignedRequest, reply) => {
      const file = await findSigned(id, approvedFilePath(id), query)
      const { size, stream } = await openChecked(storage, proofFileKey(id), file.sha256)
      return reply
        .headers({
          ...GUARDED,
          'content-type': 'application/octet-stream',
          'cache-control': 'private, no-store',
          'content-length': size,
          'content-disposition': downloadHeader(file.name),
        })
        .send(pacedStream(stream))
    })

    scope.get(`${approvedFilePath(':id')}/:picture`, async ({ params, query }: SignedRequest, reply) => {
      const { id, picture } = params
      const [, sheet, size] = /^([1-9]\d?)-(small|large)\.webp$/.exec(picture) ?? []
      const file = await findSigned(id, `${approvedFilePath(id)}/${picture}`, query)
      const { pages } = await listPages(orm, file.proofId, file.version)
      const page = pages.find((one) => one.fileId === id && one.sheet === Number(sheet))
      if (!page) throw new ApiError(404, proofMessages.pageUnknown)
      const bytes = await readPagePicture(storage, page, size as PagePicture)
      return reply
        .headers({ ...GUARDED, 'content-type': 'image/webp', 'cache-control': CACHED_PICTURE })
        .send(bytes)
    })
  })
}
