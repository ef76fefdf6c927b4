import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { matchesTag } from './entity-tag.ts'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.ico', 'image/x-icon'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
])
/** Their names do not change with what is in them. */
const A_DAY = 'public, max-age=86400'

/**
 * Serves the icons and the manifest that stand right below `/`, where browsers look for them by themselves. They are
 * few and small, and stay in memory.
 */
export async function rootFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const type = TYPES.get(extname(entry.name))
    if (!entry.isFile() || !type) continue
    const bytes = await readFile(join(folder, entry.name))
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`
    app.get(`/${entry.name}`, (request, reply) => {
      reply.headers({ 'cache-control': A_DAY, etag })
      if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(type).send(bytes)
    })
  }
}
