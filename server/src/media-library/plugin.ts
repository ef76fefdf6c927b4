import fp from 'fastify-plugin'
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import type { Services } from '../services.ts'
import { DELETION_QUEUE, deleteFiles } from './delete-files.ts'
import { deleteUnusedDocuments } from './delete-unused-documents.ts'
import { emptyMediaTrash, MEDIA_TRASH_JOB } from './empty-media-trash.ts'
import { mediaLibraryRoutes, mediaUploadRoutes } from './routes.ts'

export const mediaLibrary = fp<Services>(
  async (app, { database, storage, jobs, limits, now }) => {
    const inspections = createConcurrencyLimit(limits.staff.inspections)
    const deps = { database, storage, jobs, inspections, now }
    await jobs.handle(DELETION_QUEUE, ({ id }) => deleteFiles(id, deps))
    await jobs.schedule('unused-documents', '41 3 * * *', async () => {
      await deleteUnusedDocuments(database.orm, storage, now())
    })
    await jobs.schedule(MEDIA_TRASH_JOB, '27 3 * * *', () => emptyMediaTrash(database.orm, jobs, now()))
    await app.addAdminRoutes((route) => mediaLibraryRoutes(route, deps))
    // Uploads over slow connections take minutes. They must not block other requests.
    await app.addAdminRoutes((route) => mediaUploadRoutes(route, deps), limits.staff.uploads)
  },
  { name: 'media-library', dependencies: ['media', 'staff', 'editing'] },
)
