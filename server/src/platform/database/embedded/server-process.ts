import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../process/env.ts'
import { readServerLog } from './server-log.ts'

export interface ServerOptions {
  /** Program, preceded by the command that runs it. */
  command: string[]
  args: string[]
  ids: { uid?: number; gid?: number }
  env: Record<string, string>
  /** Directory of the database. */
  directory: string
  /** Called before each start. */
  prepare: () => Promise<void>
  onLog: (level: number, text: string) => void
  /** Called when the server has ended by itself and could not be restarted. */
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
/** Milliseconds in which each start has to answer. Replaying the log after a crash takes seconds. */
const START_MS = 120_000
/** Starts in a row. Processes of a killed server may hold its memory for a moment. */
const RESTARTS = 20
const RESTART_PAUSE_MS = 250
/** Message of PostgreSQL while another process still uses the files. */
const STILL_HELD = /lock file|shared memory block/
/** Pino level. */
const INFO = 30
/** After this time a server counts as healthy, and its end as a new failure. */
const HEALTHY_MS = 60_000
/** Milliseconds to roll back open transactions and write a checkpoint. */
const STOP_MS = 8000

/** Starts PostgreSQL, resolves when it answers, and restarts it whenever it ends by itself. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  let isStopping = false
  let restarts = 0
  let restarting = Promise.resolve()
  let child = await startFirst(options)
  // `process.exit` waits for nothing, so the server is signalled here.
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
      // The server closes connections, rolls transactions back and writes a checkpoint.
      child.kill('SIGINT')
      const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Processes of a killed server hold its files until their last statement ends. */
async function startFirst(options: ServerOptions): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await startOnce(options)
    } catch (error) {
      if (attempt === RESTARTS || !STILL_HELD.test((error as Error).message)) throw error
      await pause(RESTART_PAUSE_MS)
    }
}

/** Resolves when the program answers. Rejects with its last error when it ends before. */
async function startOnce({
  command,
  args,
  ids,
  env,
  directory,
  prepare,
  onLog,
}: ServerOptions): Promise<ChildProcess> {
  await prepare()
  const [program = '', ...before] = command
  const child = spawn(program, [...before, ...args], {
    ...ids,
    env,
    cwd: '/',
    // Ctrl+C reaches the whole process group. This process stops the server after everything else.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  child.unref()
  let lastError = ''
  readServerLog(child.stderr as Socket, (level, text) => {
    if (level > INFO) lastError = text
    onLog(level, text)
  })
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (const deadline = Date.now() + START_MS; !isReady(directory, child.pid); await pause(LOOK_MS)) {
    if (failure) throw new StartError(`PostgreSQL can't be started: ${failure.message}`)
    if (hasEnded(child)) throw new StartError(`PostgreSQL does not start: ${lastError}`)
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new StartError(`PostgreSQL did not answer within ${START_MS / 1000} s: ${lastError}`)
    }
  }
  return child
}

/** The server writes its readiness into its pid file, where `pg_ctl` reads it too. */
function isReady(directory: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')
    return lines[PID_LINE]?.trim() === String(pid) && lines[STATUS_LINE]?.trim() === 'ready'
  } catch {
    // The file is being written or removed.
    return false
  }
}
