import { join } from 'node:path'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { NONCE_PLACEHOLDER } from './open-admin.ts'

/** Leaves the sentences of React Aria in Russian alone: it brings those of 33 languages. */
const russianOnly: Plugin = {
  name: 'russian-only',
  enforce: 'pre',
  load: (id) => (FOREIGN_SENTENCES.test(id) ? 'export default {}' : undefined),
}
const FOREIGN_SENTENCES =
  /react-(?:aria|stately)(?:-components)?\/dist\/(?:private\/)?intl\/[\w/]+\/(?!ru-RU)[a-z]{2}-[A-Z]{2}\.mjs$/

type ChunkingContext = Rolldown.ChunkingContext

/** What some screens need and others are not to wait for: days, dragging, boxes to choose from, marks, comparing texts, codes as pictures. */
const HEAVY =
  /[\\/](?:calendar|date|datepicker|dnd|combobox|gridlist|tag|diff|uqr)[\\/]|[\\/](?:use)?(?:Calendar|ComboBox|Date\w+|DragAndDrop|GridList|TagGroup)\.mjs$/

/** Returns whether a module imports nothing heavy, nor does what it imports. */
function isLight(id: string, modules: ChunkingContext): boolean {
  const found = new Set([id])
  for (const each of found) {
    if (HEAVY.test(each)) return false
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) found.add(imported)
  }
  return true
}

export default defineConfig({
  base: '/admin/',
  plugins: [russianOnly],
  // Colours, sizes and letters are those of the site: its style sheets of tokens and fonts, and nothing else of it.
  resolve: { alias: { '#brand': join(import.meta.dirname, '../site/app/ui/styles') } },
  // What is loaded late is found at the start, too.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  html: { cspNonce: NONCE_PLACEHOLDER },
  build: {
    target: 'es2022',
    outDir: 'build',
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The policy of scripts lets none in that carries no nonce, and browsers without modulepreload need none.
    modulePreload: { polyfill: false },
    // Marks for servers that render: there is none.
    rolldownOptions: {
      // What the first screen needs is one file, and what three others share, but for what is heavy.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-screen', tags: ['$initial'] },
            {
              debugName: 'screens',
              name: (id: string, modules: ChunkingContext) => (isLight(id, modules) ? 'screens' : null),
              minShareCount: 3,
            },
          ],
        },
      },
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
  },
})
