import type { Plugin } from 'vite'
import { buildScript } from './build-script.ts'
import { scriptHash } from './document/script-hash.ts'

const MARK = '?inline-script'

/**
 * Adds `import { source, hash } from './x.ts?inline-script'`. `source` is the module and its imports as one classic script,
 * `hash` its hash for the Content-Security-Policy. Both are empty in the client bundle: the page already has the script.
 */
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
      if (this.environment.name === 'client') return exported('', '')
      const { code, files } = await buildScript(id.slice(0, -MARK.length))
      for (const file of files) this.addWatchFile(file)
      if (code.includes('</script')) throw new Error(`${id}: ends the element that it stands in`)
      return exported(code, scriptHash(code))
    },
  }
}

const exported = (source: string, hash: string) =>
  `export const source = ${JSON.stringify(source)}\nexport const hash = ${JSON.stringify(hash)}`
