import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'
import { hasClassIn, shortClassNames } from './class-names.ts'
import { elementsScript } from './elements-script.ts'
import { inlineScript } from './inline-script.ts'
import { scriptFile } from './script-file.ts'
import { routeStyle } from './split-style.ts'

const APP = join(import.meta.dirname, 'app')

type ChunkingContext = Rolldown.ChunkingContext

/** Modules that every page loads. */
const EVERY_PAGE = /[\\/]app[\\/](?:root|entry\.client)\.tsx/
const SHARE_COUNT_MIN = 3

/** Returns whether every page, or at least three separately loaded chunks such as pages and dialogs, import a module. */
function isShared(id: string, modules: ChunkingContext): boolean {
  const found = new Set([id])
  let loadedBy = 0
  for (const each of found) {
    if (EVERY_PAGE.test(each)) return true
    const info = modules.getModuleInfo(each)
    if (info?.isEntry || info?.dynamicImporters.length) loadedBy += 1
    for (const importer of info?.importers ?? []) found.add(importer)
  }
  return loadedBy >= SHARE_COUNT_MIN
}

/** Module that defines the custom elements. */
const ELEMENTS = /[\\/]app[\\/]elements\.ts$/

/** Returns whether the custom elements import a module, directly or indirectly; if not `lazy`, other than by `import()`. */
function isOfElements(id: string, modules: ChunkingContext, lazy = false): boolean {
  const found = new Set([id])
  for (const each of found) {
    if (ELEMENTS.test(each)) return true
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(each) ?? {}
    for (const importer of lazy ? [...importers, ...dynamicImporters] : importers) found.add(importer)
  }
  return false
}

/**
 * Bundles shared modules into two files, `react` and `shared`, instead of many small files.
 * Zod has a file of its own, which is loaded with the first form.
 */
const codeSplitting = {
  groups: [
    // The chunk of the elements imports no other chunk.
    {
      debugName: 'elements',
      name: (id: string, modules: ChunkingContext) => (isOfElements(id, modules) ? 'elements' : null),
    },
    {
      // Lazy parts of the elements must not load `shared`, which needs React.
      debugName: 'elements-shared',
      name: (id: string, modules: ChunkingContext) =>
        isShared(id, modules) && isOfElements(id, modules, true) ? 'elements-shared' : null,
    },
    { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
    {
      debugName: 'shared',
      name: (id: string, modules: ChunkingContext) => (isShared(id, modules) ? 'shared' : null),
    },
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScript(),
    scriptFile(['document/visitor-script.ts']),
    elementsScript(import.meta.dirname, 'app/elements.ts'),
    reactRouter(),
    routeStyle('account', hasClassIn(APP, 'account'), ['account/account.route', 'orders/guest-order.route']),
  ],
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames(APP) } } } : {}),
  // One stylesheet: a page waits for one file instead of nine, and rules follow the order of imports.
  // `routeStyle` splits off the styles of the account.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  optimizeDeps: { include: ['zod/mini', '@maskito/core', '@simplewebauthn/browser'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
  },
  resolve: { noExternal: ['@rapport/contract'] },
}))
