import { PREVIEW_PAGE_HEADER } from '@rapport/contract/orders/orders'
import { create as createContentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
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
  'Ссылка на\u00A0файл неверна или устарела: из\u00A0письма она действует, пока файл хранится, из\u00A0панели управления — 10\u00A0минут, из\u00A0личного кабинета — 5\u00A0минут'
const NO_PREVIEW = 'Этот файл здесь не\u00A0показать: скачайте его'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Each reads the store for as long as its line takes. */
const ARCHIVES = { running: 4, waiting: 4 }

type SignedRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>

/** Adds the routes of an order's files for whoever has a signed URL: a file or all of them to be saved, and pictures of one. */
export function fileRoutes(app: FastifyInstance, { deps, fileKeys }: Orders): void {
  const { orm } = deps.database
  const previews = createPreviews(deps.storage)

  /** Returns the id of what a signed URL opens. Throws the 403 of one that is not signed, or no longer. */
  function openedId({ params: { id }, query }: SignedRequest, pathOf: (id: string) => string): string {
    if (!UUID.test(id) || !verifySignedPath(fileKeys.accepted, pathOf(id), query, deps.now()))
      throw new ApiError(403, FORBIDDEN)
    return id
  }
  /** Returns a file as it is stored. Throws the 404 of one that is there no longer. */
  async function openFile(id: string) {
    const { removedAt, ...file } = await orNotFound(findOrderFile(orm, id))
    if (removedAt) throw new ApiError(404, REMOVED_FILE)
    return { ...file, open: () => orNotFound(deps.storage.get(orderFileKey(id))) }
  }

  app.get(filePath(':id'), async (request: SignedRequest, reply) => {
    const { name, open } = await openFile(openedId(request, filePath))
    const { size, stream } = await open()
    return asDownload(reply, name).header('content-length', size).send(pacedStream(stream))
  })
  /** Returns a file that may have a picture. Throws the 404 of one that has none. */
  async function openShown(request: SignedRequest, pathOf: (id: string) => string) {
    const file = await openFile(openedId(request, pathOf))
    if (!mayHavePreview(file)) throw new ApiError(404, NO_PREVIEW)
    return file
  }
  app.get(previewPath(':id'), async (request: SignedRequest, reply) => {
    const shown = await previews.getPreview(await openShown(request, previewPath))
    if (!shown) throw new ApiError(404, NO_PREVIEW)
    reply.header(PREVIEW_PAGE_HEADER, `${shown.page}/${shown.pages}`)
    return asPicture(reply).send(shown.image)
  })
  app.get(thumbnailPath(':id'), async (request: SignedRequest, reply) => {
    const thumbnail = await previews.getThumbnail(await openShown(request, thumbnailPath))
    if (!thumbnail) throw new ApiError(404, NO_PREVIEW)
    return asPicture(reply).send(thumbnail)
  })
  app.register(async (scope) => {
    limitConcurrency(scope, createConcurrencyLimit(ARCHIVES))
    scope.get(archivePath(':id'), async (request: SignedRequest, reply) => {
      const id = openedId(request, archivePath)
      const number = await orNotFound(findOrderNumberById(orm, id))
      const archive = archiveFiles(await listStoredFiles(orm, id), deps.storage)
      return asDownload(reply, `Заявка ${number}.zip`).send(pacedStream(archive))
    })
  })
}

/** An answer that runs nothing wherever it is opened, and is stored nowhere. */
const guarded = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'content-security-policy': NOTHING_ALLOWED,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })

const asPicture = (reply: FastifyReply): FastifyReply => guarded(reply).type('image/webp')

/** An answer to be saved and never shown. */
const asDownload = (reply: FastifyReply, name: string): FastifyReply =>
  guarded(reply).headers({
    'content-type': 'application/octet-stream',
    'content-disposition': createContentDisposition(name, { fallback: plainName(name) }),
  })

/** For programs that know no other name: what they could take for a path or an escape is gone. */
const plainName = (name: string) => name.replace(/[^\x20-\x7e]|["\\%?*]/g, '_')
