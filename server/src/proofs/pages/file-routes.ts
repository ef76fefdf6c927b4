import { LINK_TOKEN } from '@rapport/contract/fields/link-token'
import { proofFilePath } from '@rapport/contract/paths/paths'
import { proofMessages } from '@rapport/contract/proofs/proof-messages'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { downloadHeader } from '../../platform/http/download-header.ts'
import { pacedStream } from '../../platform/http/paced-stream.ts'
import { NOTHING_ALLOWED } from '../../platform/http/security-headers.ts'
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts'
import { limitRate } from '../../platform/limits/route-rate-limit.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { verifySignedPath } from '../../platform/security/signed-url.ts'
import type { Services } from '../../services.ts'
import { type PagePicture, proofFileKey } from '../files/file-keys.ts'
import { openChecked, readPagePicture } from '../files/read-checked.ts'
import { listPages } from '../list-pages.ts'
import { proofs, proofVersions } from '../tables.ts'

/** Pictures and downloads at a time: each reads the store. */
const READS = { running: 8, waiting: 60 }
/** A picture of a version never changes. */
export const CACHED_PICTURE = 'private, max-age=3600, immutable'

type FileRequest = FastifyRequest<{
  Params: { token: string; version: string; file: string }
  Querystring: Record<string, unknown>
}>

/** Adds pictures and downloads of sent versions; signed paths open those of drafts. Bytes are checked by their hash. */
export async function proofFileRoutes(
  app: FastifyInstance,
  { database: { orm }, storage, limits, now }: Pick<Services, 'database' | 'storage' | 'limits' | 'now'>,
  linkKeys: SecretKeys,
): Promise<void> {
  await app.register(async (scope) => {
    await limitRate(scope, 'proofs', limits.proofs)
    limitConcurrency(scope, createConcurrencyLimit(READS))
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers({
        'content-security-policy': NOTHING_ALLOWED,
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
    })

    scope.get(
      proofFilePath(':token', 0, ':file').replace('/0/', '/:version/'),
      async (request: FileRequest, reply) => {
        const { files, pages } = await findVersion(request)
        const { file: name } = request.params
        const [, page, picture] = /^([1-9]\d?)-(small|large)\.webp$/.exec(name) ?? []
        const [, position] = /^original-(\d{1,2})$/.exec(name) ?? []
        if (page !== undefined) {
          const found = pages.find((one) => one.page === Number(page))
          const owner = files.find(({ id }) => id === found?.fileId)
          if (!found || !owner) throw new ApiError(404, proofMessages.pageUnknown)
          if (owner.removedAt) throw new ApiError(404, proofMessages.fileRemoved)
          const bytes = await readPagePicture(storage, found, picture as PagePicture)
          return reply.type('image/webp').header('cache-control', CACHED_PICTURE).send(bytes)
        }
        const file = files.find((one) => String(one.position) === position)
        if (!file) throw new ApiError(404, proofMessages.notFound)
        if (file.removedAt) throw new ApiError(404, proofMessages.fileRemoved)
        const { size, stream } = await openChecked(storage, proofFileKey(file.id), file.sha256)
        return reply
          .headers({
            'content-type': 'application/octet-stream',
            'cache-control': 'private, no-store',
            'content-length': size,
            'content-disposition': downloadHeader(file.name),
          })
          .send(pacedStream(stream))
      },
    )

    /** Returns the files of a version that was sent, or of a draft by a signed path. Throws 404 for any other. */
    async function findVersion({ params, query }: FileRequest) {
      const { token, version, file } = params
      if (!LINK_TOKEN.test(token) || !/^[1-9]\d{0,2}$/.test(version))
        throw new ApiError(404, proofMessages.notFound)
      const path = proofFilePath(token, Number(version), file)
      const isSigned = verifySignedPath(linkKeys.accepted, path, query, now())
      const [found] = await orm
        .select({ proofId: proofs.id, sentAt: proofVersions.sentAt })
        .from(proofs)
        .innerJoin(
          proofVersions,
          and(eq(proofVersions.proofId, proofs.id), eq(proofVersions.version, Number(version))),
        )
        .where(eq(proofs.token, token))
      if (!found || (found.sentAt === null && !isSigned)) throw new ApiError(404, proofMessages.notFound)
      return listPages(orm, found.proofId, Number(version))
    }
  })
}
