import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Options of V8 for processes that run hundreds of files with all they import in memory: it looks for what nobody refers to any
 * more less often. A twentieth of the time of the tests.
 */
const RARE_COLLECTIONS = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--initial-old-space-size=1024',
]

/** The longest files first, so that none runs alone at the end. Vitest takes the largest for the longest; slow tests are longer. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files)
    const slow = bySize.filter(({ moduleId }) => moduleId.includes('.slow.test.'))
    return [...slow, ...bySize.filter((file) => !slow.includes(file))]
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['{contract,staff-contract,markdown,server,site,admin,seed,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['server/test/global-setup.ts'],
    // What is rendered is what visitors get: React under development takes more than twice as long for a page.
    env: { NODE_ENV: 'production' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What fails twice is broken; what fails once is named at the end of the run, and wants mending too.
    retry: 1,
    sequence: { sequencer: LongestFirst },
    // Tests wait a good part of their time, for mails, other processes, tries that come due: one more than processors.
    maxWorkers: availableParallelism() + 1,
    // Files of one process share what they import and the databases they have opened: half of the time.
    isolate: false,
    execArgv: RARE_COLLECTIONS,
  },
})
