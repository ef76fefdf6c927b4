import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, createServerModuleRunner, type Plugin } from 'vite'

const MARK = '?markup'

type ScopedName = (name: string, file: string) => string

/**
 * Adds `import { markup } from './x.tsx?markup'`, the HTML of the component that the module exports. A script that is
 * loaded on demand contains its markup, so that pages do not. The class names are those of the build.
 */
export function componentMarkup(generateScopedName: ScopedName): Plugin {
  let isBuild = false
  return {
    name: 'component-markup',
    enforce: 'pre',
    config(_, { command }) {
      isBuild = command === 'build'
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null
      const file = id.slice(0, -MARK.length)
      this.addWatchFile(file)
      const markup = await renderComponent(file, isBuild ? generateScopedName : undefined)
      return { code: `export const markup = ${JSON.stringify(markup)}`, moduleType: 'js' }
    },
  }
}

/** Renders the component with a server of its own, which knows no other plugins. */
async function renderComponent(file: string, generateScopedName: ScopedName | undefined): Promise<string> {
  const vite = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: 'node_modules/.vite-markup',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    resolve: { noExternal: ['@rapport/contract'] },
    css: { modules: generateScopedName ? { generateScopedName } : {} },
  })
  try {
    const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
    const [component] = Object.values(await runner.import<Record<string, FunctionComponent>>(file))
    if (!component) throw new Error(`${file} exports no component`)
    return renderToStaticMarkup(createElement(component))
  } finally {
    await vite.close()
  }
}
