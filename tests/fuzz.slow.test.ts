import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runFuzz } from '../fuzz/run-fuzz.ts'
import { startTarget, type Target } from '../fuzz/start-target.ts'

const REQUESTS = 300

let target: Target
const folder = mkdtempSync(join(tmpdir(), 'rapport-fuzz-test-'))

beforeAll(async () => {
  target = await startTarget(join(folder, 'server.log'))
})
afterAll(async () => {
  await target.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('answers hostile requests without 5xx, resets or leaks, and refuses in Russian', async () => {
  const { faults, outcomes } = await runFuzz(target, {
    seed: 1,
    from: 0,
    to: REQUESTS,
    connections: 8,
    spreadIps: true,
  })
  expect(faults.map(({ number, request, fault }) => `#${number} ${request.target}: ${fault}`)).toEqual([])
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS)
  expect(target.isAlive()).toBe(true)
})
