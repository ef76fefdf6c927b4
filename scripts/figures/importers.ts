import { dirname, join, normalize } from 'node:path'
import type { SourceFile } from './source-files.ts'

const FRAGMENT_LINES = 25
/** Standard files of a domain. They may be short. */
const ROLES =
  /(?:^|\/)(?:plugin|queries|commands|tables|routes)\.ts$|^(?:staff-)?contract\/endpoints\/\w+\.ts$/

/** Returns our files that a file imports, statically or lazily. */
export function listImports({ path, text }: SourceFile): { path: string; isLazy: boolean }[] {
  return [...text.matchAll(/(from|import)(\s*\(?\s*)'([^']+)'/g)].flatMap(
    ([, word, between, specifier = '']) => {
      const isLazy = word === 'import' && between?.includes('(') === true
      if (specifier.startsWith('.')) return { path: normalize(join(dirname(path), specifier)), isLazy }
      const internal = /^@rapport\/([\w-]+)\/(.+)$/.exec(specifier)
      if (!internal) return []
      return { path: `${internal[1]}/${internal[1] === 'server' ? 'src/' : ''}${internal[2]}.ts`, isLazy }
    },
  )
}

/**
 * Lists files that could be merged into their only user: under 25 lines, imported once, without own tests, not loaded
 * lazily. Tests don't count as users.
 */
export function listFragments(files: SourceFile[]): { path: string; lines: number; user: string }[] {
  const users = new Map<string, Set<string>>()
  const loadedAlone = new Set<string>()
  for (const file of files)
    for (const { path, isLazy } of listImports(file)) {
      if (isLazy || file.isTest) loadedAlone.add(path)
      else users.set(path, (users.get(path) ?? new Set()).add(file.path))
    }
  const tested = new Set(
    files.filter(({ isTest }) => isTest).map(({ path }) => path.replace(/(?:\.slow)?\.test\./, '.')),
  )
  return files.flatMap(({ path, lines, isTest }) => {
    const [user, ...others] = users.get(path) ?? []
    const isFragment =
      user &&
      !isTest &&
      others.length === 0 &&
      lines < FRAGMENT_LINES &&
      !loadedAlone.has(path) &&
      !tested.has(path) &&
      !ROLES.test(path)
    return isFragment ? { path, lines, user } : []
  })
}
