import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { NONCE_PLACEHOLDER } from './open-admin.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Serves the back office through Vite from its sources. A reload shows changes; there is no hot reload. */
export async function openDevelopmentAdmin() {
  const vite = await createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
  })
  const middleware: Middleware = vite.middlewares
  return {
    admin: {
      async renderDocument(nonce: string): Promise<string> {
        const html = await readFile(join(import.meta.dirname, 'index.html'), 'utf8')
        const document = await vite.transformIndexHtml('/admin/', html)
        return document.replaceAll(NONCE_PLACEHOLDER, nonce)
      },
      middleware,
    },
    close: () => vite.close(),
  }
}
