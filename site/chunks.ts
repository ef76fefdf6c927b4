import { basename } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext
type Named = (id: string, modules: Modules) => string | null

/** Module that defines the custom elements. */
const ELEMENTS = /[\\/]app[\\/]elements\.ts$/
/** Definition of an element that only some pages load. */
const PAGE_ELEMENT = /\.element\.ts$/
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/** Chunks of modules that parts load on their own, by a test of the path. */
const OWN_CHUNKS = {
  zod: /node_modules[\\/]zod[\\/]/,
  react: REACT,
  api: /browser[\\/]requests[\\/]|[\\/]endpoint-routes\.ts$/,
  messages: /contract[\\/]errors[\\/]messages\.ts$/,
}

/** Returns the module and what it reaches by `next`. */
function reach(id: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id])
  for (const each of found) for (const other of next(each)) found.add(other)
  return found
}

const listImporters = (id: string, modules: Modules) =>
  reach(id, (each) => modules.getModuleInfo(each)?.importers ?? [])

/** Returns whether the custom elements import a module, directly or indirectly, other than by `import()`. */
const isOfElements = (id: string, modules: Modules): boolean =>
  [...listImporters(id, modules)].some((importer) => ELEMENTS.test(importer))

/**
 * Returns the parts, imported on demand, that load a module. Routes do not count: the browser loads none of them. They
 * are in the build for their styles.
 */
const listParts = (id: string, modules: Modules): string[] =>
  [...listImporters(id, modules)].filter((each) => modules.getModuleInfo(each)?.dynamicImporters.length)

const needsReact = (id: string, modules: Modules): boolean =>
  [...reach(id, (each) => modules.getModuleInfo(each)?.importedIds ?? [])].some((each) => REACT.test(each))

/** Returns a group of modules that several parts share, if none needs React and one of the parts meets the condition. */
const sharedWithoutReact =
  (name: string, isWanted: (part: string, modules: Modules) => boolean): Named =>
  (id, modules) => {
    const parts = listParts(id, modules)
    const isShared = parts.length > 1 && parts.some((part) => isWanted(part, modules))
    return isShared && !needsReact(id, modules) ? name : null
  }

/** Names of chunks, the most specific first. A group takes the imports of its modules too. */
const NAMES: Named[] = [
  (id, modules) => (isOfElements(id, modules) ? 'elements' : null),
  sharedWithoutReact('elements-shared', (part) => PAGE_ELEMENT.test(part)),
  sharedWithoutReact('shared', (part, modules) => !needsReact(part, modules)),
  (id, modules) => (listParts(id, modules).length > 1 ? 'shared-react' : null),
  (id, modules) => basename(listParts(id, modules)[0] ?? '').replace(/\.\w+$/, '') || null,
]

/** Chunks of the browser: the elements of every page, one chunk per part, and what parts share. */
export const codeSplitting = {
  groups: [
    ...Object.entries(OWN_CHUNKS).map(([name, test]) => ({ name, test, priority: NAMES.length + 1 })),
    ...NAMES.map((name, index) => ({ debugName: `group ${index}`, name, priority: NAMES.length - index })),
  ],
}
