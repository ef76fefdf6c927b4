import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './env.ts'

/** Directory of all written files, locked by this process until `release`. */
export interface DataDir {
  path: string
  release(): void
}

/** New files are readable by their own user only: they hold orders, emails with codes, and keys. */
const PRIVATE = 0o700
const OTHERS = 0o077
/** Entering without listing is allowed, because the database's user may need it. */
const READING = 0o066

/** Hides files of this process from other users of the machine. To be called before any file is written. */
export function setPrivateUmask(): void {
  process.umask(OTHERS)
}

/** Opens the data directory, and locks it if the embedded database is in it. */
export function openDataDir(path: string, alone: boolean): DataDir {
  if (alone) return lockDataDir(path)
  return { path: createPrivateDirectory(path), release: () => undefined }
}

/**
 * Locks the data directory for this process. The lock owner alone starts and stops the embedded database in
 * it. Throws StartError if another process has the lock. The operating system holds the lock through an
 * SQLite file, so it is gone when its process ends, even if killed.
 */
export function lockDataDir(path: string): DataDir {
  const directory = createPrivateDirectory(path)
  const ownerFile = join(directory, 'holder')
  const lock = new DatabaseSync(join(directory, 'lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
  } catch {
    lock.close()
    throw new StartError(
      `${directory} is in use by another process (${readLockOwner(ownerFile)}). Stop it, or set DATA_DIR to another directory.`,
    )
  }
  writeFileSync(ownerFile, `pid ${process.pid}`)
  return { path: directory, release: () => lock.close() }
}

function readLockOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'pid unknown'
  }
}

/**
 * Creates the directory if it is missing. Closes it to other users together with its content. The directory
 * itself is closed last, so that the next start repeats an interrupted run.
 */
function createPrivateDirectory(path: string): string {
  const directory = resolve(path)
  mkdirSync(directory, { recursive: true, mode: PRIVATE })
  if ((lstatSync(directory).mode & READING) === 0) return directory
  try {
    makePrivate(directory)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    console.warn(`${directory} is not this user's own: other users of the machine may be able to read it.`)
  }
  return directory
}

/** Symbolic links are left alone. */
function makePrivate(path: string): void {
  const status = lstatSync(path, { throwIfNoEntry: false })
  // Deleted meanwhile.
  if (!status || status.isSymbolicLink()) return
  if (status.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name))
  if ((status.mode & OTHERS) !== 0) chmodSync(path, status.mode & 0o777 & ~OTHERS)
}
