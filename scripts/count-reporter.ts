import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

/** What a run of unit and integration tests came to. */
export interface TestReport {
  passed: number
  failed: number
  skipped: number
  /** Passed at the second try; counted among those that passed too. */
  flaky: number
  /** What failed with its errors, and each test that passed at the second try, as lines to print. */
  notes: string[]
}

/** Writes a TestReport as JSON to the file that TEST_REPORT names. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    const failed = inState('failed')
    // What fails before its first test (an import, a hook) or after its last is told of by no test.
    const broken = modules.flatMap((module) => [module, ...module.children.allSuites()]).filter(hasOwnErrors)
    const report: TestReport = {
      passed: inState('passed').length,
      failed: failed.length + broken.length,
      skipped: inState('skipped').length,
      flaky: flaky.length,
      notes: [
        ...broken.map((suite) => `failed: ${titleOf(suite)}\n${linesOf(suite.errors())}`),
        ...failed.map((test) => `failed: ${titleOf(test)}\n${linesOf(test.result().errors)}`),
        ...flaky.map((test) => `at the second try: ${titleOf(test)}\n${linesOf(test.result().errors)}`),
      ],
    }
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}

const hasOwnErrors = (suite: TestModule | TestSuite) => suite.errors().length > 0

const titleOf = (part: TestModule | TestSuite | TestCase) =>
  part.type === 'module' ? part.relativeModuleId : `${part.module.relativeModuleId} › ${part.fullName}`

const linesOf = (errors: readonly { message: string }[] = []) =>
  errors.map(({ message }) => `  ${message.slice(0, 1000)}`).join('\n')
