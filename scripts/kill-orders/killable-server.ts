import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ENTRY = join(import.meta.dirname, '../../server/test/processes/orders-process.ts')

/** The real server of orders, as a process to be killed. */
export interface KillableServer {
  /** Its address, once it listens; undefined where it is killed before. */
  url: Promise<string | undefined>
  /** SIGKILL; resolves once nothing of it runs. */
  kill(): Promise<void>
}

/** Starts the server on a data directory. What it logs on stderr is shown. */
export function startServer(variables: Record<string, string>): KillableServer {
  const child: ChildProcess = spawn(process.execPath, [ENTRY], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  // It must not outlive whoever started it, should that fail.
  const killOnExit = () => void child.kill('SIGKILL')
  process.once('exit', killOnExit)
  ended.then(() => process.off('exit', killOnExit))
  if (!child.stdout) throw new Error('The process has no output')
  const line = once(createInterface(child.stdout), 'line').then(([text]) => String(text))
  return {
    url: Promise.race([line, ended.then(() => undefined)]),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
