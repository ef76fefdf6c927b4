import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'

export interface Target {
  port: number
  /** Session tokens of a customer. */
  tokens: string[]
  isAlive(): boolean
  /** Reason of an unexpected exit, undefined while it runs. */
  endedBy(): string | undefined
  measureMemory(): Promise<NodeJS.MemoryUsage>
  stop(): Promise<void>
}

/** Starts the product and writes its log to a file. */
export async function startTarget(logFile: string): Promise<Target> {
  const child = fork(join(import.meta.dirname, 'target.ts'), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
    silent: true,
  })
  const log = createWriteStream(logFile)
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const { port, tokens } = await receive<{ port: number; tokens: string[] }>(child)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return {
    port,
    tokens,
    isAlive,
    endedBy: () => (isAlive() ? undefined : (child.signalCode ?? `exit code ${child.exitCode}`)),
    measureMemory() {
      child.send('memory')
      return receive(child)
    },
    async stop() {
      if (!isAlive()) return
      const ended = once(child, 'exit')
      child.send('stop')
      await ended
    },
  }
}

/** Returns the next message of the process. Rejects if it exits. */
async function receive<T>(child: ChildProcess): Promise<T> {
  const done = new AbortController()
  const ended = once(child, 'exit', { signal: done.signal }).then(([code]) => {
    throw new Error(`The process ended (${code}) before it answered`)
  })
  const [message] = await Promise.race([once(child, 'message', { signal: done.signal }), ended])
  ended.catch(() => undefined)
  done.abort()
  return message as T
}
