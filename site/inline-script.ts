import { build, type Plugin, type Rolldown } from 'vite'

const MARK = '?inline-script'

/** `import source from './x.ts?inline-script'`: the module and all it imports as the text of one classic script. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(MARK)) return null
      const resolved = await this.resolve(id.slice(0, -MARK.length), importer)
      return resolved && `${resolved.id}${MARK}`
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          target: 'es2022',
          lib: { entry: id.slice(0, -MARK.length), formats: ['iife'], name: 'inline' },
        },
      })
      const [
        {
          output: [chunk],
        },
      ] = built as [Rolldown.RolldownOutput]
      for (const file of Object.keys(chunk.modules)) this.addWatchFile(file)
      return `export default ${JSON.stringify(chunk.code)}`
    },
  }
}
