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

/** Elements of a product's page. It has all of them, so they are one chunk. */
const PRODUCT_ELEMENT = /(?:gallery|item-price|material-dialog|order-call|recent-items)\.element\.ts$/

const nameOf = (id: string) => basename(id).replace(/\.\w+$/, '')

/**
 * Returns the chunk of a module of elements that does not need React. What two elements share is a chunk of its own,
 * so that no page loads much for elements that it does not have.
 */
function elementsChunk(id: string, modules: Modules): string | null {
  const parts = listParts(id, modules)
  const elements = parts.filter((part) => PAGE_ELEMENT.test(part))
  if (elements.length === 0 || needsReact(id, modules)) return null
  if (elements.every((element) => PRODUCT_ELEMENT.test(element))) return 'product'
  if (parts.length === 1) return null
  const isOfProduct = elements.some((element) => PRODUCT_ELEMENT.test(element))
  return isOfProduct ? 'elements-shared' : elements.map(nameOf).sort().join('-')
}

/** Names of chunks, the most specific first. A group takes the imports of its modules too. */
const NAMES: Named[] = [
  (id, modules) => (isOfElements(id, modules) ? 'elements' : null),
  ...Object.entries(OWN_CHUNKS).map(
    ([name, test]): Named =>
      (id) =>
        test.test(id) ? name : null,
  ),
  elementsChunk,
  // Loaded by `import()` without React.
  (id, modules) =>
    modules.getModuleInfo(id)?.dynamicImporters.length && !needsReact(id, modules) ? nameOf(id) : null,
  (id, modules) => {
    const parts = listParts(id, modules)
    const isShared = parts.length > 1 && parts.some((part) => !needsReact(part, modules))
    return isShared && !needsReact(id, modules) ? 'shared' : null
  },
  (id, modules) => (listParts(id, modules).length > 1 ? 'shared-react' : null),
  (id, modules) => nameOf(listParts(id, modules)[0] ?? '') || null,
]

/** Chunks of the browser: the elements of every page, one chunk per part, and what parts share. */
export const codeSplitting = {
  groups: NAMES.map((name, index) => ({ debugName: `group ${index}`, name, priority: NAMES.length - index })),
}
