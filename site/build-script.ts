import { build, type Rolldown } from 'vite'

/** A module and all its imports, bundled as one classic script. */
export interface BuiltScript {
  code: string
  /** Source files of the script. */
  files: string[]
}

/** Bundles a module as a classic script. */
export async function buildScript(entry: string): Promise<BuiltScript> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'inline' } },
  })
  const [
    {
      output: [chunk],
    },
  ] = built as [Rolldown.RolldownOutput]
  return { code: chunk.code, files: Object.keys(chunk.modules) }
}
