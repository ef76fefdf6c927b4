import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'
import { inlineScript } from './inline-script.ts'
import { scriptFile } from './script-file.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Returns the function that names the classes of the CSS modules below a folder for Vite: two letters for the file, a number for
 * the class. The names it makes by itself, with a hash, are a twentieth of a compressed page. The line before them keeps
 * content blockers from taking `ad1` for an advertisement.
 */
function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: root }).sort()
  const classes = new Map(files.map((file) => [file, new Set<string>()]))
  return (name, file) => {
    const path = relative(root, file)
    const names = classes.get(path)
    if (!names) throw new Error(`${path}: not one of the ${files.length} CSS modules of ${root}`)
    names.add(name)
    const index = files.indexOf(path)
    const letters = [Math.floor(index / LETTERS.length), index % LETTERS.length].map((each) => LETTERS[each])
    return `_${letters.join('')}${[...names].indexOf(name)}`
  }
}

type ChunkingContext = Rolldown.ChunkingContext

/** What the browser loads on every page. */
const EVERY_PAGE = /[\\/]app[\\/](?:root|entry\.client)\.tsx/
const SHARE_COUNT_MIN = 3

/** Returns whether a module is part of every page, or of three things at least that are loaded by themselves: pages, dialogs. */
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

/**
 * What pages have in common comes in two answers, where each little part would be one of its own. See decision 049. Zod comes with
 * the first form that is used: a page that only shows does without. See decision 161.
 */
const codeSplitting = {
  groups: [
    { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
    {
      debugName: 'shared',
      name: (id: string, modules: ChunkingContext) => (isShared(id, modules) ? 'shared' : null),
    },
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), scriptFile(['document/visitor-script.ts']), reactRouter()],
  ...(command === 'build'
    ? { css: { modules: { generateScopedName: shortClassNames(join(import.meta.dirname, 'app')) } } }
    : {}),
  // One stylesheet: a page waits for one answer instead of nine, and the order of rules is that of the imports.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  optimizeDeps: { include: ['zod/mini', '@maskito/core', '@simplewebauthn/browser'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
  },
  resolve: { noExternal: ['@rapport/contract'] },
}))
