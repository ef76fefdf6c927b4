import { registerHooks } from 'node:module'

/**
 * Has imports of a package that come after this be looked up once, not once for each file that has one. For each Node parses
 * the package's whole package.json anew: the 179 KB of drizzle-orm's, 600 times, take half of a start's imports.
 * The package has to be of ES modules, and to be there once. See decision 110.
 */
export function resolveOnce(name: string): void {
  const found = new Map<string, { url: string; format: 'module'; shortCircuit: true }>()
  const home = `/node_modules/${name}/`
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier === name || specifier.startsWith(`${name}/`)) {
        const known = found.get(specifier)
        if (known) return known
        const { url, format } = nextResolve(specifier, context)
        const resolved = { url, format: 'module', shortCircuit: true } as const
        if (format === 'module' && url.includes(home)) found.set(specifier, resolved)
        return resolved
      }
      if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(home))
        return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      return nextResolve(specifier, context)
    },
  })
}
