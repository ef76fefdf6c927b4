import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

/** pg-boss has no method for due jobs of all queues, times ahead of the clock, the oldest job, claims and copies. */
const ALLOWED = [
  'server/src/platform/database/copy/job-queue.ts',
  'server/src/platform/jobs/due-queues.ts',
  'server/src/platform/jobs/future-times.ts',
  'server/src/platform/jobs/job-counts.ts',
  'server/src/platform/jobs/retire-schedules.ts',
]

it('only five files access the tables of pg-boss directly', () => {
  const found = readSourceFiles().filter(({ text, isTest }) => !isTest && /\bpgboss\./.test(text))
  expect(found.map(({ path }) => path)).toEqual(ALLOWED)
})
