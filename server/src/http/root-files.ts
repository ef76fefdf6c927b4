import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { DAY_S } from '@rapport/contract/hours/durations'
import type { FastifyInstance } from 'fastify'
import { createEtag, sendTagged } from '../platform/http/etag.ts'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.ico', 'image/x-icon'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
])
/** The file names do not change with the content. */
const A_DAY = `public, max-age=${DAY_S}`

/**
 * Serves the icons and the manifest directly below `/`, where browsers look for them. They are few and small,
 * so they stay in memory.
 */
export async function rootFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const type = TYPES.get(extname(entry.name))
    if (!entry.isFile() || !type) continue
    const bytes = await readFile(join(folder, entry.name))
    const etag = createEtag(bytes)
    app.get(`/${entry.name}`, (request, reply) => {
      reply.header('cache-control', A_DAY)
      return sendTagged(request, reply, etag, () => reply.type(type).send(bytes))
    })
  }
}
