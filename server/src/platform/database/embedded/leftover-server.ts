import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../process/env.ts'
import { SOCKET_LOCK } from './connection.ts'
import { isDatabaseProcess } from './process-list.ts'

const TIMEOUT_MS = 30_000
const POLL_MS = 50

/**
 * Stops a PostgreSQL that a killed process left behind. The caller has locked the data directory, so that
 * server has no clients. Removes its lock files, because PostgreSQL refuses to start while the process that
 * they name exists. That may be another program after a restart of a container, or a zombie process.
 */
export async function stopLeftoverServer(directory: string, socketDirectory = directory): Promise<void> {
  const file = join(directory, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (pid > 1) await stopServer(pid, directory)
  rmSync(file, { force: true })
  rmSync(join(socketDirectory, SOCKET_LOCK), { force: true })
}

async function stopServer(pid: number, directory: string): Promise<void> {
  if (!isDatabaseProcess(pid, directory)) return
  process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + TIMEOUT_MS; isDatabaseProcess(pid, directory); await pause(POLL_MS))
    if (Date.now() > deadline)
      throw new StartError(`PostgreSQL (pid ${pid}) of ${directory} does not stop. Kill it and start again.`)
}
