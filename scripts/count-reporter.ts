import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

/** Result of unit and integration tests. */
export interface TestReport {
  passed: number
  failed: number
  skipped: number
  /** Passed at the second try. Also counted as passed. */
  flaky: number
  /** Lines to print: failed tests with errors, and flaky tests. */
  notes: string[]
}

/** Writes a TestReport as JSON to the file in TEST_REPORT. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    const failed = inState('failed')
    // A failed import or hook belongs to no test.
    const broken = modules.flatMap((module) => [module, ...module.children.allSuites()]).filter(hasOwnErrors)
    const report: TestReport = {
      passed: inState('passed').length,
      failed: failed.length + broken.length,
      skipped: inState('skipped').length,
      flaky: flaky.length,
      notes: [
        ...broken.map((suite) => `failed: ${formatTitle(suite)}\n${formatErrors(suite.errors())}`),
        ...failed.map((test) => `failed: ${formatTitle(test)}\n${formatErrors(test.result().errors)}`),
        ...flaky.map(
          (test) => `at the second try: ${formatTitle(test)}\n${formatErrors(test.result().errors)}`,
        ),
      ],
    }
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}

const hasOwnErrors = (suite: TestModule | TestSuite) => suite.errors().length > 0

const formatTitle = (part: TestModule | TestSuite | TestCase) =>
  part.type === 'module' ? part.relativeModuleId : `${part.module.relativeModuleId} › ${part.fullName}`

const formatErrors = (errors: readonly { message: string }[] = []) =>
  errors.map(({ message }) => `  ${message.slice(0, 1000)}`).join('\n')
