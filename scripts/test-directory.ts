import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** File system in memory. */
const MEMORY = '/dev/shm'
const NAME = 'rapport-tests-'
/** A run needs up to 0.6 GB. The rest is for browsers and servers. */
const ROOM = 6 * 1024 ** 3

/**
 * Creates a directory for test files in memory. Tests create some hundred thousand small files, and each takes up to
 * a millisecond on a disk. Returns undefined if memory is short.
 */
export function makeDirectoryInMemory(): string | undefined {
  try {
    accessSync(MEMORY, constants.W_OK)
    removeAbandoned()
    const { bavail, bsize } = statfsSync(MEMORY)
    if (Math.min(bavail * bsize, freemem()) < ROOM) return undefined
    const directory = mkdtempSync(join(MEMORY, `${NAME}${process.pid}-`))
    // PostgreSQL does not run as root and must reach its own directory.
    chmodSync(directory, 0o711)
    return directory
  } catch {
    return undefined
  }
}

/** Removes directories of killed runs. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(NAME) && Number.parseInt(name.slice(NAME.length), 10)
    if (pid && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
