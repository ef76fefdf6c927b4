import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { listImports } from '../../scripts/figures/importers.ts'
import { ROOT, readSourceFiles } from '../../scripts/figures/source-files.ts'
import config from '../../vitest.config.ts'

/** Parts that start the whole product, copy or release it, open the built site, read all of the demo factory, or import tables. */
const SLOW_PARTS =
  /^(?:tests\/support\/(?:spawn-server|open-app|demo-app)|tests\/recipes\/copy-product|server\/test\/content\/imports|site\/open-site|scripts\/release\/write-release|seed\/read-content|fuzz\/start-target)\.ts$/
/** Words of tests that kill a process, or start a program of `server/test/processes/`. */
const SLOW_WORDS = /SIGKILL|\/processes\//
/** Names of tests that call every endpoint, or check thousands of generated inputs. */
const SLOW_NAMES = /\bevery-(?:admin-)?(?:endpoint|write)\b|\/properties\./

const files = readSourceFiles()
const tests = files.filter(({ path }) => /\.test\.tsx?$/.test(path) && !path.startsWith('tests/source/'))
const imports = new Map(files.map((file) => [file.path, listImports(file).map(({ path }) => path)]))

/** Returns a file and all our files that it needs. */
function withImports(path: string): Set<string> {
  const found = new Set([path])
  // Iteration over a Set visits what is added meanwhile.
  for (const each of found) for (const imported of imports.get(each) ?? []) found.add(imported)
  return found
}

it('runs every test file by Vitest, in the browser, or in the package of the artwork', () => {
  const sets = [...(config.test?.include ?? []), 'e2e/**/*.spec.ts', 'artwork/**/*.test.ts']
  const all = globSync('**/*.{test,spec}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => /(?:^|\/)(?:node_modules|build)$/.test(name),
  })
  expect(all.length).toBeGreaterThan(tests.length)
  expect(all.filter((path) => sets.filter((set) => matchesGlob(path, set)).length !== 1)).toEqual([])
})

it('names slow tests *.slow.test.ts, and no other', () => {
  const slow = tests.filter(
    ({ path, text }) =>
      SLOW_NAMES.test(path) ||
      SLOW_WORDS.test(text) ||
      [...withImports(path)].some((part) => SLOW_PARTS.test(part)),
  )
  const named = tests.filter(({ path }) => path.includes('.slow.test.'))
  expect(named.map(({ path }) => path)).toEqual(slow.map(({ path }) => path))
  expect(slow.length).toBeGreaterThan(30)
})
