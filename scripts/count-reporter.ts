import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What a run of unit and integration tests came to. */
export interface TestReport {
  passed: number
  failed: number
  skipped: number
  /** Passed at the second try; counted among those that passed too. */
  flaky: number
  /** Each failed test with its error, and each that passed at the second try, as lines to print. */
  notes: string[]
}

/** Writes a TestReport as JSON to the file that TEST_REPORT names. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    const failed = inState('failed')
    const report: TestReport = {
      passed: inState('passed').length,
      failed: failed.length,
      skipped: inState('skipped').length,
      flaky: flaky.length,
      notes: [
        ...failed.map((test) => `failed: ${titleOf(test)}\n${errorsOf(test)}`),
        ...flaky.map((test) => `at the second try: ${titleOf(test)}\n${errorsOf(test)}`),
      ],
    }
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}

const titleOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`

const errorsOf = (test: TestCase) =>
  (test.result().errors ?? []).map(({ message }) => `  ${message.slice(0, 1000)}`).join('\n')
