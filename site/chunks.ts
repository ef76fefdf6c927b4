import { basename } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

/** Module that defines the custom elements. */
const ELEMENTS = /[\\/]app[\\/]elements\.ts$/
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/
const ZOD = /node_modules[\\/]zod[\\/]/

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
  [...listImporters(id, modules)]
    .filter((each) => modules.getModuleInfo(each)?.dynamicImporters.length)
    .map((each) => basename(each).replace(/\.\w+$/, ''))

const isElement = (part: string) => part.endsWith('.element')

const needsReact = (id: string, modules: Modules): boolean =>
  [...reach(id, (each) => modules.getModuleInfo(each)?.importedIds ?? [])].some((each) => REACT.test(each))

/**
 * Chunks of the browser: the elements, one chunk per part, and what parts share: with elements, without React, with it. A group
 * takes the imports of its modules too, so the groups without further imports come first.
 */
export const codeSplitting = {
  groups: [
    { name: 'zod', priority: 7, test: ZOD },
    { name: 'react', priority: 6, test: REACT },
    {
      debugName: 'elements',
      priority: 5,
      name: (id: string, modules: Modules) => (isOfElements(id, modules) ? 'elements' : null),
    },
    {
      // Small: pages load it with their elements.
      debugName: 'elements-shared',
      priority: 4,
      name(id: string, modules: Modules) {
        const parts = listParts(id, modules)
        return parts.length > 1 && parts.some(isElement) && !needsReact(id, modules)
          ? 'elements-shared'
          : null
      },
    },
    {
      debugName: 'shared',
      priority: 3,
      name: (id: string, modules: Modules) =>
        listParts(id, modules).length > 1 && !needsReact(id, modules) ? 'shared' : null,
    },
    {
      debugName: 'shared-react',
      priority: 2,
      name: (id: string, modules: Modules) => (listParts(id, modules).length > 1 ? 'shared-react' : null),
    },
    {
      debugName: 'parts',
      priority: 1,
      name: (id: string, modules: Modules) => listParts(id, modules)[0] ?? null,
    },
  ],
}
