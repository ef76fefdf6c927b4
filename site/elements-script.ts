import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const ID = 'virtual:elements-script'
/** Name of the chunk. */
const NAME = 'elements'

/**
 * Adds `import { path } from 'virtual:elements-script'`, the path of the module that defines the custom elements. The
 * client build writes it and its lazy parts beside the chunks of the islands.
 */
export function elementsScript(root: string, entry: string): Plugin {
  let clientBuild: string
  return {
    name: 'elements-script',
    configResolved(config) {
      clientBuild = config.environments.client?.build.outDir ?? ''
    },
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      this.emitFile({ type: 'chunk', id: join(root, entry), name: NAME })
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null
      if (this.environment.mode !== 'build' || this.environment.name === 'client')
        return exported(`/${entry}`)
      const manifest = JSON.parse(
        await readFile(resolve(root, clientBuild, '.vite/manifest.json'), 'utf8'),
      ) as Manifest
      const chunk = Object.values(manifest).find(({ name }) => name === NAME)
      if (!chunk) throw new Error(`${entry} is not in the manifest of the client build`)
      return exported(`/${chunk.file}`)
    },
  }
}

const exported = (path: string) => `export const path = ${JSON.stringify(path)}`
