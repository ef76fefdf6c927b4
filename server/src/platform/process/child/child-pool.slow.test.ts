import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { type ChildPool, type ChildPoolOptions, createChildPool } from './child-pool.ts'
import { killChildren } from './start-child.ts'

const PROGRAMS = join(import.meta.dirname, '../../../../test/processes')
const MESSAGE_BYTES = 1024 * 1024

const open = (options: Partial<ChildPoolOptions> = {}): ChildPool =>
  createChildPool({
    program: new URL(`file://${PROGRAMS}/odd-child-process.ts`),
    running: 2,
    waiting: 8,
    timeMs: 60_000,
    memoryMb: 1024,
    heapMb: 128,
    messageBytes: MESSAGE_BYTES,
    ...options,
  })
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    ({ reason }) => reason,
  )
const answerOf = async (pool: ChildPool, question: string, owner = 'owner') =>
  (await pool.ask(owner, question)).value
/** Signal 0 only checks whether the process exists. */
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a child process', () => {
  it('answers with a value and bytes', async () => {
    const bytes = Buffer.alloc(MESSAGE_BYTES - 100, 7)
    expect((await open().ask('owner', 'echo', bytes)).bytes.equals(bytes)).toBe(true)
  })

  it('is killed when it does not answer in time, idle or busy', async () => {
    const pool = open({ timeMs: 1500 })
    expect(
      await Promise.all(['never', 'block'].map((question) => reasonOf(pool.ask(question, question)))),
    ).toEqual(['time', 'time'])
  })

  it.skipIf(process.platform !== 'linux')('can’t take more memory than its limit', async () => {
    expect(['failed', 'died']).toContain(await reasonOf(open().ask('owner', 'fill')))
  })

  it('gives no answer when its program fails or ends, and is replaced for the next work', async () => {
    const pool = open()
    expect(await reasonOf(pool.ask('owner', 'fail'))).toBe('failed')
    expect(await reasonOf(pool.ask('owner', 'end'))).toBe('died')
    const pids = [await answerOf(pool, 'pid'), await answerOf(pool, 'pid')]
    expect(new Set(pids).size).toBe(2)
    for (const pid of pids) await vi.waitFor(() => expect(isAlive(Number(pid))).toBe(false), 10_000)
  })

  it('neither accepts nor returns more bytes than its limit', async () => {
    const pool = open()
    expect(await reasonOf(pool.ask('owner', 'echo', Buffer.alloc(MESSAGE_BYTES + 1)))).toBe('too-large')
    expect(await reasonOf(pool.ask('owner', 'flood'))).toBe('too-large')
  })

  it('sees no variable of the parent, reads only code and writes no file', async () => {
    process.env.CHILD_TEST_SECRET = 'secret'
    const pool = open()
    expect(JSON.stringify(await answerOf(pool, 'environment'))).not.toContain('secret')
    expect(await reasonOf(pool.ask('owner', 'read'))).toBe('failed')
    expect(await reasonOf(pool.ask('owner', 'write'))).toBe('failed')
    delete process.env.CHILD_TEST_SECRET
  })

  it.skipIf(process.platform !== 'linux')('ends with a killed parent, even when it is busy', async () => {
    const parent = spawn(process.execPath, [join(PROGRAMS, 'parent-process.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(parent.stdout, 'data')
    const pid = Number(String(line).trim())
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000)
  })
})

describe('a pool of children', () => {
  it('answers one owner while all work of another hangs', async () => {
    const pool = open({ timeMs: 600_000 })
    const hanging = Array.from({ length: 5 }, () => reasonOf(pool.ask('stranger', 'never')))
    expect(typeof (await answerOf(pool, 'pid'))).toBe('number')
    killChildren()
    expect(new Set(await Promise.all(hanging))).toEqual(new Set(['stopped']))
  })

  it('rejects work when too much is waiting', async () => {
    const pool = open({ running: 1, waiting: 1, timeMs: 600_000 })
    const [first, second, third] = ['a', 'b', 'c'].map((owner) => reasonOf(pool.ask(owner, 'never')))
    expect(await third).toBe('busy')
    killChildren()
    expect(await Promise.all([first, second])).toEqual(['stopped', 'stopped'])
  })

  it('works again after a stop', async () => {
    killChildren()
    expect(typeof (await answerOf(open(), 'pid'))).toBe('number')
  })
})
