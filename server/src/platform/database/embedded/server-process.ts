import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../process/env.ts'
import { readServerLog } from './server-log.ts'

export interface ServerOptions {
  /** Program, with what runs before it. */
  command: string[]
  args: string[]
  ids: { uid?: number; gid?: number }
  env: Record<string, string>
  /** Of the database. */
  directory: string
  onLog: (level: number, text: string) => void
  /** The server has ended by itself and could not be started again. */
  onLost: (reason: string) => void
}

export interface ServerProcess {
  pid(): number | undefined
  stop(): Promise<void>
}

const LOOK_MS = 10
/** Lines of postmaster.pid, see `miscadmin.h` of PostgreSQL. */
const PID_LINE = 0
const STATUS_LINE = 7
/** Each start has to answer within it: replaying the log after a crash takes seconds. */
const START_MS = 120_000
/** Starts in a row. Processes of a server that was killed may still hold its memory for a moment. */
const RESTARTS = 20
const RESTART_PAUSE_MS = 250
/** A server that ran for so long was healthy: its end is a new trouble. */
const HEALTHY_MS = 60_000
/** For transactions under way to be undone and a checkpoint to be written. */
const STOP_MS = 8000

/** Starts PostgreSQL, resolves when it answers, and starts it again whenever it ends by itself. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  let isStopping = false
  let restarts = 0
  let restarting = Promise.resolve()
  let child = await startOnce(options)
  // Whatever ends this process ends the server: `process.exit` waits for nothing.
  const stopAtExit = () => child.kill('SIGINT')
  process.once('exit', stopAtExit)
  supervise(performance.now())

  function supervise(startedAt: number): void {
    child.once('exit', (code, signal) => {
      if (isStopping) return
      if (performance.now() - startedAt > HEALTHY_MS) restarts = 0
      options.onLog(50, `ended by itself (${signal ?? `exit code ${code}`}) and is started again`)
      restarting = restart()
    })
  }

  async function restart(): Promise<void> {
    while (!isStopping) {
      restarts += 1
      try {
        child = await startOnce(options)
        return supervise(performance.now())
      } catch (error) {
        if (restarts >= RESTARTS) return options.onLost((error as Error).message)
        await pause(RESTART_PAUSE_MS)
      }
    }
  }

  return {
    pid: () => child.pid,
    async stop() {
      isStopping = true
      process.off('exit', stopAtExit)
      await restarting
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      // Connections are closed, transactions undone, a checkpoint written.
      child.kill('SIGINT')
      const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Starts the program. Resolves when it answers; rejects with its last words when it ends before. */
async function startOnce({
  command,
  args,
  ids,
  env,
  directory,
  onLog,
}: ServerOptions): Promise<ChildProcess> {
  const [program = '', ...before] = command
  const child = spawn(program, [...before, ...args], {
    ...ids,
    env,
    cwd: '/',
    // Ctrl+C reaches the whole group of processes: this one ends the server when all else has ended.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  child.unref()
  let lastWords = ''
  readServerLog(child.stderr as Socket, (level, text) => {
    lastWords = text
    onLog(level, text)
  })
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (const deadline = Date.now() + START_MS; !isReady(directory, child.pid); await pause(LOOK_MS)) {
    if (failure) throw new StartError(`PostgreSQL can't be started: ${failure.message}`)
    if (hasEnded(child)) throw new StartError(`PostgreSQL does not start: ${lastWords}`)
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new StartError(`PostgreSQL did not answer within ${START_MS / 1000} s: ${lastWords}`)
    }
  }
  return child
}

/** Whether the server accepts connections: it writes so into its file, where `pg_ctl` reads it too. */
function isReady(directory: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')
    return lines[PID_LINE]?.trim() === String(pid) && lines[STATUS_LINE]?.trim() === 'ready'
  } catch {
    // It is being written, or removed.
    return false
  }
}
