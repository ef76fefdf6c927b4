import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

/** What pg-boss has no method for: due jobs of all queues in one statement, and times ahead of the clock. */
const ALLOWED = ['server/src/platform/jobs/due-queues.ts', 'server/src/platform/jobs/future-times.ts']

it('reads and writes the tables of pg-boss by its methods, but for due queues and a clock that was set back', () => {
  const found = readSourceFiles().filter(({ text, isTest }) => !isTest && /\bpgboss\./.test(text))
  expect(found.map(({ path }) => path)).toEqual(ALLOWED)
})
