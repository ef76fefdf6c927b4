import type { Plugin } from 'vite'
import type { HasClass } from './class-names.ts'

const GROUPING = /^@(?:media|supports|container|layer)\b[^{;]*\{/

function statementsOf(css: string): string[] {
  const statements: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < css.length; index += 1) {
    const sign = css[index]
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    statements.push(css.slice(start, index + 1))
    start = index + 1
  }
  return start < css.length ? [...statements, css.slice(start)] : statements
}

/** Splits a minified stylesheet into the rules without and the rules with a matching class. */
export function splitStyle(css: string, hasClass: HasClass): [others: string, own: string] {
  let others = ''
  let own = ''
  for (const statement of statementsOf(css)) {
    const [group] = GROUPING.exec(statement) ?? []
    if (group) {
      const [rest, found] = splitStyle(statement.slice(group.length, -1), hasClass)
      if (rest) others += `${group}${rest}}`
      if (found) own += `${group}${found}}`
    } else if (hasClass(statement.split('{', 1)[0] ?? '')) own += statement
    else others += statement
  }
  return [others, own]
}

/** Moves the rules of matching classes from the shared stylesheet to a new file that only `routes` load. */
export function routeStyle(name: string, hasClass: HasClass, routes: readonly string[]): Plugin {
  return {
    name: 'route-style',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const style = files.find((file) => file.type === 'asset' && file.names.includes('style.css'))
      if (style?.type !== 'asset') throw new Error('There is no style.css to split')
      const [others, own] = splitStyle(String(style.source), hasClass)
      if (!own) throw new Error(`style.css has no rule for ${name}`)
      // The name of the shared file keeps the hash of all rules. A change of `hasClass` alone does not change the name.
      style.source = others
      const fileName = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source: own }))
      for (const route of routes) {
        const chunk = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.includes(route))
        if (chunk?.type !== 'chunk') throw new Error(`${route} is no chunk`)
        chunk.viteMetadata?.importedCss.add(fileName)
      }
    },
  }
}
