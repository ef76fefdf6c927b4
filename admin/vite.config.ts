import { join } from 'node:path'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { NONCE_PLACEHOLDER } from './open-admin.ts'

/** React Aria has texts in 33 languages; only Russian is bundled. */
const russianOnly: Plugin = {
  name: 'russian-only',
  enforce: 'pre',
  load: (id) => (FOREIGN_TEXTS.test(id) ? 'export default {}' : undefined),
}
const FOREIGN_TEXTS =
  /react-(?:aria|stately)(?:-components)?\/dist\/(?:private\/)?intl\/(?:[\w/]+\/)?(?!ru-RU)[a-z]{2}-[A-Z]{2}\.mjs$/

type ChunkingContext = Rolldown.ChunkingContext

/**
 * Modules that only some screens need: price tables, dates, drag and drop, comboboxes, tags, text comparison, QR codes. Forms,
 * previews and rules of content are shared by editors and the first steps.
 */
const HEAVY =
  /[\\/]app[\\/](?:ui[\\/]sheet|setup|content|contacts|theme|preview|opening|offers|proofs|invoices|operations|legal-entities)[\\/]|[\\/](?:staff-)?contract[\\/](?:snapshots|prices|requisites|offers|proofs|invoices|calculation)[\\/]|[\\/](?:calendar|date|datepicker|dnd|combobox|gridlist|tag|diff|uqr)[\\/]|[\\/](?:use)?(?:Calendar|ComboBox|Date\w+|DragAndDrop|GridList|TagGroup)\.mjs$/

/** Whether neither the module nor its transitive imports are heavy. */
function isLight(id: string, modules: ChunkingContext): boolean {
  const visited = new Set([id])
  for (const each of visited) {
    if (HEAVY.test(each)) return false
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) visited.add(imported)
  }
  return true
}

export default defineConfig({
  base: '/admin/',
  plugins: [russianOnly],
  // The back office shares the site's tokens and fonts, and nothing else of it.
  resolve: { alias: { '#brand': join(import.meta.dirname, '../site/app/ui/styles') } },
  // Include the imports of lazy screens, else Vite reloads the page on finding them.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  html: { cspNonce: NONCE_PLACEHOLDER },
  build: {
    target: 'es2022',
    outDir: 'build',
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The polyfill would be a script without a nonce, which the content security policy blocks. Browsers
    // without `modulepreload` work without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One chunk for the first screen, and one for light modules shared by at least three screens.
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
