import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
const NAME = 'rapport-tests-'
/** A run holds .6 GB at most; its browsers and servers need some beside. */
const ROOM = 6 * 1024 ** 3

/**
 * Creates a directory for what tests write, in memory where there is room: they make some hundred thousand small files, each of
 * which takes a disk up to a millisecond of a processor. Returns undefined where there is no such room.
 */
export function makeDirectoryInMemory(): string | undefined {
  try {
    accessSync(MEMORY, constants.W_OK)
    removeAbandoned()
    const { bavail, bsize } = statfsSync(MEMORY)
    if (Math.min(bavail * bsize, freemem()) < ROOM) return undefined
    const directory = mkdtempSync(join(MEMORY, `${NAME}${process.pid}-`))
    // PostgreSQL, which won't run as root, has to reach its own within.
    chmodSync(directory, 0o711)
    return directory
  } catch {
    return undefined
  }
}

/** Removes what runs have left that were killed: it would stay in memory. */
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
