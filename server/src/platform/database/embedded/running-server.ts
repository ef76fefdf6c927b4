import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DATABASE_NAME, DATABASE_USER, socketConnection } from './connection.ts'

/** Line of postmaster.pid, see `miscadmin.h` of PostgreSQL. */
const PORT_LINE = 3

/**
 * Returns the URL of the server that another process runs on the files in `path`. Undefined if there are no
 * files, or no server.
 */
export function findRunningServer(path: string): string | undefined {
  const directory = resolve(path)
  const pidFile = join(directory, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  if (process.platform !== 'win32') return socketConnection(directory).url
  const password = readFileSync(`${directory}.password`, 'utf8')
  const port = readFileSync(pidFile, 'utf8').split('\n')[PORT_LINE]?.trim()
  return `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`
}
