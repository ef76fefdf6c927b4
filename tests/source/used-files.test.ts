import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

/** Rooms that run in production. */
const RUNS = /^(?:contract|staff-contract|markdown|server\/src|seed|site\/app|admin\/app)\//
/** Entry files of builds and frameworks, parts of specimens, and forms that are found by name. */
const STARTS =
  /^(?:admin\/app\/(?:main\.tsx|[\w-]+\/[\w-]+-form\.tsx)|site\/app\/(?:entry\.(?:client|server)\.tsx|root\.tsx|routes\.ts|elements\.ts|ui\/specimen\/.*))$|\.route\.tsx$/

const IMPORTED = /['"]((?:\.|@rapport\/)[^'"]+)['"]/g

/** Returns the path of an import relative to the root, without extension. */
const resolveImport = (from: string, specifier: string) =>
  (specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.replace('@rapport/server/', 'server/src/').replace('@rapport/', '')
  ).replace(/\.tsx?(?:\?[\w-]+)?$/, '')

it('every source file is imported by another source file, not only by tests and specimens', () => {
  const files = readSourceFiles().filter(({ isTest }) => !isTest)
  const imported = new Set(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(IMPORTED)].map(([, specifier = '']) => resolveImport(path, specifier)),
    ),
  )
  const unused = files
    .map(({ path }) => path)
    .filter((path) => RUNS.test(path) && !STARTS.test(path) && !imported.has(path.replace(/\.tsx?$/, '')))
  expect(unused).toEqual([])
})
