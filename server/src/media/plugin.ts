import { getTableName } from 'drizzle-orm'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { addPixelStore } from './drawing/draw-pixels.ts'
import { startImageVariants } from './image-variants.ts'
import { cachePictures } from './pictures.ts'
import { mediaRoutes } from './routes.ts'
import { media as mediaTable } from './tables.ts'

export const media = fp<Services>(
  async (app, services) => {
    const { orm } = services.database
    const pictures = cachePictures(orm)
    const removePixelStore = addPixelStore(services.storage)
    // The first listener: pages that are rendered after a change show the changed pictures.
    services.onContentChange(pictures.clear, (table) => table === getTableName(mediaTable))
    app.addHook('onClose', async () => pictures.close())
    await pictures.fill()
    app.addHook('onClose', async () => removePixelStore())
    mediaRoutes(app, services.storage, orm)
    await startImageVariants(services)
  },
  { name: 'media' },
)
