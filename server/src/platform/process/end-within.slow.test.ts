import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PROGRAM = join(import.meta.dirname, '../../../test/processes/held-process.ts')
const endOf = (env: Record<string, string>) =>
  once(spawn(process.execPath, [PROGRAM], { stdio: 'ignore', env: { ...process.env, ...env } }), 'exit')

it('ends a process that can’t exit because a thread of its pool is busy', async () => {
  expect(await endOf({ IS_HELD: 'yes' })).toEqual([null, 'SIGKILL'])
})

it('does not change the exit of other processes', async () => {
  expect(await endOf({})).toEqual([0, null])
})
