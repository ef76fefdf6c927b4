import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

/** Rooms whose files run in production. */
const RUNS = /^(?:contract|staff-contract|markdown|server\/src|seed|site\/app|admin\/app)\//
/** Files that a build or a framework begins with, what specimens are made of, and forms found by their names. */
const STARTS =
  /^(?:admin\/app\/(?:main\.tsx|\w+\/[\w-]+-form\.tsx)|site\/app\/(?:entry\.(?:client|server)\.tsx|root\.tsx|routes\.ts|ui\/specimen\/.*))$|\.route\.tsx$/

const IMPORTED = /['"]((?:\.|@rapport\/)[^'"]+)['"]/g

/** The path of a file from the root, without its ending. */
const targetOf = (from: string, specifier: string) =>
  (specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.replace('@rapport/server/', 'server/src/').replace('@rapport/', '')
  ).replace(/\.tsx?$/, '')

it('has no file in what runs that only tests and specimens import', () => {
  const files = readSourceFiles().filter(({ isTest }) => !isTest)
  const imported = new Set(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(IMPORTED)].map(([, specifier = '']) => targetOf(path, specifier)),
    ),
  )
  const unused = files
    .map(({ path }) => path)
    .filter((path) => RUNS.test(path) && !STARTS.test(path) && !imported.has(path.replace(/\.tsx?$/, '')))
  expect(unused).toEqual([])
})
