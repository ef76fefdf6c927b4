import { join } from 'node:path'
import type { RenderPage } from '@rapport/contract/page'
import type { Site } from './site.ts'

/** Opens the built site. Rejects if there is no build. */
export async function openSite(build = join(import.meta.dirname, 'build')): Promise<Site> {
  // Otherwise React uses its slow development build.
  process.env.NODE_ENV ??= 'production'
  const { renderPage } = (await import(/* @vite-ignore */ join(build, 'server/index.js'))) as {
    renderPage: RenderPage
  }
  return { renderPage, assets: join(build, 'client/assets'), close: async () => undefined }
}
