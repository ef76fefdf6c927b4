import type { Plugin } from 'vite'

/** Module of Vite that wraps each `import()` of a part. */
const HELPER = /preload-helper/

/**
 * Leaves out what Vite adds to each `import()`: preloads of styles, of which no part of this site has its own, and of
 * chunks. Each page loads a kilobyte less.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  transform: { filter: { id: HELPER }, handler: () => 'export const __vitePreload = (load) => load()' },
})
