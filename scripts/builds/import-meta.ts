import { relative } from 'node:path'
import type { Plugin } from 'rolldown'

const PROGRAM = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g

/**
 * Keeps `import.meta` of our modules true in a bundle. Other folders are found from the place of the module's source.
 * A child process or thread, `new URL('./program.ts', import.meta.url)`, becomes an entry of its own.
 */
export function importMeta(output: string): Plugin {
  return {
    name: 'import-meta',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: 'import.meta' },
      async handler(code, id) {
        for (const [text, path = ''] of code.matchAll(PROGRAM)) {
          const program = await this.resolve(path, id)
          if (!program) this.error(`${id} names a missing program: ${path}`)
          const name = path.slice('./'.length, -'.ts'.length)
          this.emitFile({ type: 'chunk', id: program.id, fileName: `${name}.js` })
          code = code.replace(text, `new URL('./${name}.js', import.meta.url)`)
        }
        const source = JSON.stringify(relative(output, id))
        return code
          .replaceAll(/(?<!\.js', )import\.meta\.url/g, `new URL(${source}, import.meta.url).href`)
          .replaceAll(
            'import.meta.dirname',
            `(process.getBuiltinModule('node:url').fileURLToPath(new URL('.', new URL(${source}, import.meta.url))).replace(/[\\\\/]$/, ''))`,
          )
      },
    },
  }
}
