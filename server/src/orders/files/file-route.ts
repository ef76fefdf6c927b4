import { UUID } from '@rapport/contract/fields/uuid'
import { PREVIEW_PAGE_HEADER } from '@rapport/contract/orders/orders'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import { downloadHeader } from '../../platform/http/download-header.ts'
import { pacedStream } from '../../platform/http/paced-stream.ts'
import { NOTHING_ALLOWED } from '../../platform/http/security-headers.ts'
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts'
import { verifySignedPath } from '../../platform/security/signed-url.ts'
import type { Orders } from '../create-orders.ts'
import { findOrderFile, findOrderNumberById, listStoredFiles } from '../queries.ts'
import { archiveFiles } from './archive-files.ts'
import { orderFileKey } from './file-key.ts'
import { archivePath, filePath, previewPath, REMOVED_FILE, thumbnailPath } from './file-link.ts'
import { createPreviews } from './preview/create-preview.ts'
import { mayHavePreview } from './preview/file-readers.ts'

const FORBIDDEN =
  'Ссылка на\u00A0файл неверна или устарела. Обновите страницу, с\u00A0которой открывали файл, и\u00A0попробуйте ещё раз'
const NO_PREVIEW = 'Этот файл здесь не\u00A0показать: скачайте его'
/** Downloads of archives at a time; each reads the store for as long as the client receives. */
const ARCHIVES = { running: 4, waiting: 4 }

type SignedRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>

/** Adds the routes of signed file URLs: downloads of a file or all files, and pictures of a file. */
export function fileRoutes(app: FastifyInstance, { deps, fileKeys }: Orders): void {
  const { orm } = deps.database
  const previews = createPreviews(deps.storage)

  /** Returns the id of a signed request. Throws 403 if the signature is invalid or expired. */
  function verifyId({ params: { id }, query }: SignedRequest, toPath: (id: string) => string): string {
    if (!UUID.test(id) || !verifySignedPath(fileKeys.accepted, toPath(id), query, deps.now()))
      throw new ApiError(403, FORBIDDEN)
    return id
  }
  /** Returns a stored file. Throws 404 if it is missing or was removed. */
  async function openFile(id: string) {
    const { removedAt, ...file } = await orNotFound(findOrderFile(orm, id))
    if (removedAt) throw new ApiError(404, REMOVED_FILE)
    return { ...file, open: () => orNotFound(deps.storage.get(orderFileKey(id))) }
  }

  app.get(filePath(':id'), async (request: SignedRequest, reply) => {
    const { name, open } = await openFile(verifyId(request, filePath))
    const { size, stream } = await open()
    return asDownload(reply, name).header('content-length', size).send(pacedStream(stream))
  })
  /** Returns a file that may have a preview. Throws 404 for other kinds. */
  async function openPreviewable(request: SignedRequest, toPath: (id: string) => string) {
    const file = await openFile(verifyId(request, toPath))
    if (!mayHavePreview(file)) throw new ApiError(404, NO_PREVIEW)
    return file
  }
  app.get(previewPath(':id'), async (request: SignedRequest, reply) => {
    const preview = await previews.getPreview(await openPreviewable(request, previewPath))
    if (!preview) throw new ApiError(404, NO_PREVIEW)
    reply.header(PREVIEW_PAGE_HEADER, `${preview.page}/${preview.pages}`)
    return asPicture(reply).send(preview.image)
  })
  app.get(thumbnailPath(':id'), async (request: SignedRequest, reply) => {
    const thumbnail = await previews.getThumbnail(await openPreviewable(request, thumbnailPath))
    if (!thumbnail) throw new ApiError(404, NO_PREVIEW)
    return asPicture(reply).send(thumbnail)
  })
  app.register(async (scope) => {
    limitConcurrency(scope, createConcurrencyLimit(ARCHIVES))
    scope.get(archivePath(':id'), async (request: SignedRequest, reply) => {
      const id = verifyId(request, archivePath)
      const number = await orNotFound(findOrderNumberById(orm, id))
      const archive = archiveFiles(await listStoredFiles(orm, id), deps.storage)
      return asDownload(reply, `Заявка ${number}.zip`).send(pacedStream(archive))
    })
  })
}

/** Prevents scripts in the file from running, and caching. */
const setSafeHeaders = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'content-security-policy': NOTHING_ALLOWED,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })

const asPicture = (reply: FastifyReply): FastifyReply => setSafeHeaders(reply).type('image/webp')

/** Makes browsers save the file instead of showing it. */
const asDownload = (reply: FastifyReply, name: string): FastifyReply =>
  setSafeHeaders(reply).headers({
    'content-type': 'application/octet-stream',
    'content-disposition': downloadHeader(name),
  })
