import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { buildScript, type ScopedName } from './build-script.ts'

const MARK = '?script-file'

/**
 * Adds `import { path } from './x.ts?script-file'`, the path of a classic script with the module and its imports.
 * The client build writes a file for each of `modules`.
 */
export function scriptFile(modules: string[], generateScopedName: ScopedName): Plugin {
  let isBuild = false
  const scriptOf = (module: string) => createScript(module, isBuild ? generateScopedName : undefined)
  return {
    name: 'script-file',
    enforce: 'pre',
    config(_, { command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id.endsWith(MARK) ? id : null),
    async load(id) {
      const module = id.endsWith(MARK) && modules.find((each) => basename(each) === basename(id, MARK))
      if (!module) return null
      return `export const path = ${JSON.stringify(`/${(await scriptOf(module)).fileName}`)}`
    },
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      for (const module of modules) this.emitFile({ type: 'asset', ...(await scriptOf(module)) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        Promise.all(modules.map(scriptOf)).then((scripts) => {
          const script = scripts.find(({ fileName }) => request.url === `/${fileName}`)
          if (script) response.setHeader('Content-Type', 'text/javascript').end(script.source)
          else next()
        }, next)
      })
    },
  }
}

/** The file name contains a hash of the script, so that browsers can cache it forever. */
async function createScript(
  module: string,
  generateScopedName: ScopedName | undefined,
): Promise<{ fileName: string; source: string }> {
  const { code } = await buildScript(join(import.meta.dirname, module), generateScopedName)
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { fileName: `assets/${basename(module).replace(/\..*/, '')}-${hash}.js`, source: code }
}
