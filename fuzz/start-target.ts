import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'

/** The product under test, in its own process. */
export interface Target {
  port: number
  /** Sessions of a customer. */
  tokens: string[]
  /** Whether the process still lives. */
  isAlive(): boolean
  /** What the process ended by, while nobody had asked it to; undefined while it lives. */
  endedBy(): string | undefined
  measureMemory(): Promise<NodeJS.MemoryUsage>
  stop(): Promise<void>
}

/** Starts the product; what it logs goes to a file. */
export async function startTarget(logFile: string): Promise<Target> {
  const child = fork(join(import.meta.dirname, 'target.ts'), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
    silent: true,
  })
  const log = createWriteStream(logFile)
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const { port, tokens } = await answerOf<{ port: number; tokens: string[] }>(child)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return {
    port,
    tokens,
    isAlive,
    endedBy: () => (isAlive() ? undefined : (child.signalCode ?? `exit code ${child.exitCode}`)),
    measureMemory() {
      child.send('memory')
      return answerOf(child)
    },
    async stop() {
      if (!isAlive()) return
      const ended = once(child, 'exit')
      child.send('stop')
      await ended
    },
  }
}

/** The next message of the process; rejects where it ends instead. */
async function answerOf<T>(child: ChildProcess): Promise<T> {
  const done = new AbortController()
  const ended = once(child, 'exit', { signal: done.signal }).then(([code]) => {
    throw new Error(`The process ended (${code}) before it answered`)
  })
  const [message] = await Promise.race([once(child, 'message', { signal: done.signal }), ended])
  ended.catch(() => undefined)
  done.abort()
  return message as T
}
