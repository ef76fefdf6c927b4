import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../process/env.ts'
import { isDatabaseProcess } from './process-list.ts'

const PATIENCE_MS = 30_000
const LOOK_MS = 50

/**
 * Stops a PostgreSQL that an earlier process left behind when it was killed. The caller holds the data directory, so nobody uses
 * that server. A pid file that names another program, as after a restart of a container, is removed: PostgreSQL itself would
 * refuse to start.
 */
export async function stopLeftoverServer(directory: string): Promise<void> {
  const file = join(directory, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!(pid > 1)) return
  if (!isDatabaseProcess(pid, directory)) return rmSync(file, { force: true })
  process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + PATIENCE_MS; isDatabaseProcess(pid, directory); await pause(LOOK_MS))
    if (Date.now() > deadline)
      throw new StartError(`PostgreSQL (pid ${pid}) of ${directory} does not stop. Kill it and start again.`)
}
