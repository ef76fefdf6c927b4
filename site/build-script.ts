import { build, type Rolldown } from 'vite'

/** A module and all its imports, bundled as one classic script. */
export interface BuiltScript {
  code: string
  /** Source files of the script. */
  files: string[]
}

export type ScopedName = (name: string, file: string) => string

/** Bundles a module as a classic script. Its styles are those of the site, so it has only the names of their classes. */
export async function buildScript(entry: string, generateScopedName?: ScopedName): Promise<BuiltScript> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: generateScopedName ? { generateScopedName } : {} },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'inline' } },
  })
  const [
    {
      output: [chunk],
    },
  ] = built as [Rolldown.RolldownOutput]
  return { code: chunk.code, files: Object.keys(chunk.modules) }
}
