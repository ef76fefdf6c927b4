import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestReport } from './count-reporter.ts'

/** Runs every check and test, prints one closing line, and ends with 0 only when all of them passed. */

interface Count {
  passed: number
  failed: number
  skipped: number
  /** Passed at the second try. */
  flaky: number
}

const NONE: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

process.chdir(new URL('..', import.meta.url).pathname)
const reports = mkdtempSync(join(tmpdir(), 'rapport-reports-'))

function run(title: string, command: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n── ${title}`)
  const [program = '', ...rest] = command
  return spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** A check has no tests of its own: it counts as one. */
function check(title: string, command: string[]): Count {
  return run(title, command) ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }
}

/** A runner that fails without a failed test (a crash, a broken file) counts as one failure. */
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

const counts = [
  check('Types', ['npm', 'run', '--silent', 'types']),
  check('Lint and format', ['npm', 'run', '--silent', 'lint']),
  check('Regular expressions', ['npm', 'run', '--silent', 'regexps']),
  check('Unused code', ['npm', 'run', '--silent', 'unused']),
  check('Build', ['npm', 'run', '--silent', 'build']),
  tests(
    'Unit and integration tests',
    ['vitest', 'run', '--reporter=default', '--reporter=./scripts/count-reporter.ts'],
    { TEST_REPORT: vitestReport },
    readVitest,
  ),
  tests(
    'Browser tests',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    readPlaywright,
  ),
]
// What the browser tests printed stands below them; this would be a thousand lines above.
const notes = readSafely(readVitest)?.notes ?? []
rmSync(reports, { recursive: true, force: true })
for (const note of notes) console.log(`\n${note}`)

const sum = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0)
console.log(
  `\n${sum('passed')} passed, ${sum('flaky')} of them at the second try, ${sum('failed')} failed, ${sum('skipped')} skipped`,
)
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
