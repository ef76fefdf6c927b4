import type { Plugin } from 'vite'

/** Module of Vite around each `import()`. */
const HELPER = /preload-helper/

/**
 * Replaces what Vite adds to each `import()`: preloads of styles, of which no part of this site has its own, and of
 * chunks. Each page loads 0.6 KB less.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  transform: { filter: { id: HELPER }, handler: () => 'export const __vitePreload = (load) => load()' },
})
