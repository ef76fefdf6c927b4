import type { RenderPage } from '@rapport/contract/page'
import { createServer, createServerModuleRunner } from 'vite'
import type { Site } from './site.ts'

interface DevelopmentSite {
  site: Site
  /** Imports the current version of a module and of its imports from this repository. */
  importFresh<Module>(path: string): Promise<Module>
  /** Calls `onChange` with the path of each file below `paths` that is added, changed or removed. */
  watch(paths: string[], onChange: (path: string) => void): void
  reloadBrowsers(): void
}

/** Opens the site under Vite. Renders pages from the current sources, with hot reload in the browser. */
export async function openDevelopmentSite(): Promise<DevelopmentSite> {
  const vite = await createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  return {
    site: {
      playground: true,
      middleware: vite.middlewares,
      async renderPage(request, context) {
        const site = (await vite.ssrLoadModule('./server.ts')) as { renderPage: RenderPage }
        return site.renderPage(request, context)
      },
      close: () => vite.close(),
    },
    importFresh(path) {
      runner.clearCache()
      return runner.import(path)
    },
    watch(paths, onChange) {
      vite.watcher.add(paths).on('all', (_event, path) => {
        if (paths.some((watched) => path.startsWith(watched))) onChange(path)
      })
    },
    reloadBrowsers() {
      // Without clients Vite stores the message for the next browser, which would reload a fresh page.
      if (vite.ws.clients.size > 0) vite.ws.send({ type: 'full-reload' })
    },
  }
}
