import fp from 'fastify-plugin'
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import type { Services } from '../services.ts'
import { deleteOldImports } from './delete-old-imports.ts'
import { fileRoutes } from './file-routes.ts'
import { importRoutes, importUploadRoutes } from './routes.ts'
import { IMPORT_QUEUE, runImport } from './run-import.ts'

export const imports = fp<Services>(
  async (app, { database: { orm }, env, storage, jobs, limits, now, log, loadKeys, isAllowedAddress }) => {
    const tables = createConcurrencyLimit(limits.staff.tables)
    const deps = {
      orm,
      storage,
      jobs,
      tables,
      now,
      keys: await loadKeys('import-files'),
      downloads: env.CATALOGUE_DOWNLOADS === 'on',
      isAllowedAddress,
    }
    await jobs.handle(IMPORT_QUEUE, ({ id }) => runImport(Number(id), { ...deps, log }))
    await jobs.schedule('old-imports', '53 3 * * *', () => deleteOldImports(orm, storage, now()))
    fileRoutes(app, deps)
    await app.addAdminRoutes((route) => importRoutes(route, deps))
    // Uploads over slow connections take minutes. They must not block other requests.
    await app.addAdminRoutes((route) => importUploadRoutes(route, deps), limits.staff.uploads)
  },
  { name: 'imports', dependencies: ['staff', 'batches', 'customers', 'redirects'] },
)
