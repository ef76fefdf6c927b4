import { build, type Rolldown } from 'vite'

/** A module and all it imports as one classic script. */
export interface BuiltScript {
  code: string
  /** Files that it was made of. */
  files: string[]
}

/** Builds a classic script of a module. */
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
