import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['{contract,markdown,server,site,admin,seed,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['server/test/global-setup.ts'],
    // What is rendered is what visitors get: React under development takes more than twice as long for a page.
    env: { NODE_ENV: 'production' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What fails twice is broken; what fails once is named at the end of the run, and wants mending too. See decision 076.
    retry: 1,
    // Tests wait a good part of their time, for mails, other processes, tries that come due: one more than processors.
    maxWorkers: availableParallelism() + 1,
    // Files of one process share what they import and the databases they have opened: half of the time.
    isolate: false,
    // V8 ends a process that opens and closes many embedded databases where processors guard code by keys: nodejs/node#64500.
    execArgv: ['--no-memory-protection-keys'],
  },
})
