import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const program = join(import.meta.dirname, '../../../test/processes/blocked-process.ts')

/** Runs a process that blocks its event loop. Returns how it ended and its output. */
async function block(silenceMs: number, blockMs: number, execArgv: string[] = []) {
  const child = fork(program, {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    execArgv,
    env: { ...process.env, SILENCE_MS: String(silenceMs), BLOCK_MS: String(blockMs) },
  })
  if (!child.stdout) throw new Error('No output')
  const ended = once(child, 'exit')
  const output = text(child.stdout)
  child.send('block')
  const [code, signal] = await ended
  return { code, signal, lines: (await output).trim().split('\n') }
}

it('ends a process whose event loop is blocked, and logs it', async () => {
  const { signal, lines } = await block(500, 60_000)
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    level: 60,
    silenceMs: 500,
    msg: expect.stringContaining('silent'),
  })
})

it('does not end a process that is busy for less time', async () => {
  const { code, lines } = await block(30_000, 1000)
  expect({ code, lines }).toEqual({ code: 0, lines: ['started', 'went on'] })
})

it('does not end a process that a debugger may have paused', async () => {
  const { code, lines } = await block(300, 3000, ['--inspect=127.0.0.1:0'])
  expect({ code, lines }).toEqual({ code: 0, lines: ['started', 'went on'] })
})
