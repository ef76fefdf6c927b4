import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingBrowsers } from '../e2e/other-browsers/missing-browsers.ts'
import { makeEmptyDirectory, makeSeededDirectory } from '../e2e/support/run-site.ts'
import type { TestReport } from './count-reporter.ts'
import { findProgram, installPackage, updatePackageLists } from './system-packages.ts'
import { makeDirectoryInMemory } from './test-directory.ts'

/** Runs all checks and tests and prints a summary. Exits with 0 only if all passed. */

interface Count {
  passed: number
  failed: number
  skipped: number
  /** Passed at the second try. */
  flaky: number
}

const NONE: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

process.chdir(new URL('..', import.meta.url).pathname)
const inMemory = makeDirectoryInMemory()
if (inMemory) process.env.TMPDIR = inMemory
// Reads PDFs in tests, independently of what writes them.
if (!findProgram(['pdftotext'])) {
  updatePackageLists()
  installPackage('poppler-utils', 'pdftotext')
}
const reports = mkdtempSync(join(tmpdir(), 'rapport-reports-'))

function run(title: string, command: string[], env: Record<string, string>): boolean {
  console.log(`\n── ${title}`)
  const [program = '', ...rest] = command
  return spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** Runs a check, which counts as one test. Prints its output at its end, since checks run in parallel. */
async function check(title: string, script: string): Promise<Count> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) output.on('data', (piece) => said.push(piece))
  const [code] = await once(child, 'close')
  console.log(`\n── ${title}`)
  process.stdout.write(Buffer.concat(said))
  return code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }
}

/** Prepares a data directory for tests to copy. On failure, the tests prepare it themselves and report the error. */
const tryToMake = (make: () => Promise<string>): Promise<string | undefined> => make().catch(() => undefined)

/** A test runner that fails without a failed test, for example by a crash, counts as one failure. */
function tests(title: string, command: string[], env: Record<string, string>, read: () => Count): Count {
  const succeeded = run(title, command, env)
  const count = readSafely(read) ?? NONE
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 }
}

function readSafely<Report>(read: () => Report): Report | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const vitestReport = join(reports, 'vitest.json')
const readVitest = (): TestReport => JSON.parse(readFileSync(vitestReport, 'utf8'))

const playwrightReport = join(reports, 'playwright.json')
function readPlaywright(): Count {
  const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}

async function buildAndMakeDirectories() {
  const built = [await check('Build', 'build'), await check('Build of the playground', 'build:playground')]
  return { built, seeded: await tryToMake(makeSeededDirectory), empty: await tryToMake(makeEmptyDirectory) }
}

async function checkSources(): Promise<Count[]> {
  const types = await check('Types', 'types')
  const lint = await check('Lint and format', 'lint')
  const regexps = await check('Regular expressions', 'regexps')
  return [types, lint, regexps, await check('Unused code', 'unused')]
}

// Each uses one processor, so they run in parallel.
const [{ built, seeded, empty }, checks] = await Promise.all([buildAndMakeDirectories(), checkSources()])
const env = { ...(seeded ? { SEEDED_DIRECTORY: seeded } : {}), ...(empty ? { EMPTY_DIRECTORY: empty } : {}) }
const counts = [
  ...built,
  ...checks,
  tests(
    'Unit and integration tests',
    ['vitest', 'run', '--reporter=default', '--reporter=./scripts/count-reporter.ts'],
    { ...env, TEST_REPORT: vitestReport },
    readVitest,
  ),
  tests(
    'Browser tests',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    readPlaywright,
  ),
]
// Notes would be a thousand lines above the output of the browser tests.
const notes = readSafely(readVitest)?.notes ?? []
for (const directory of [reports, seeded, empty, inMemory])
  if (directory) rmSync(directory, { recursive: true, force: true })
for (const note of notes) console.log(`\n${note}`)
if (!findProgram(['pdftotext'])) console.log('\nPDFs were not read: this machine does not have poppler-utils')
for (const name of missingBrowsers) console.log(`\nNot tried in ${name}: this machine does not have it`)

const sum = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0)
console.log(
  `\n${sum('passed')} passed, ${sum('flaky')} of them at the second try, ${sum('failed')} failed, ${sum('skipped')} skipped`,
)
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
