import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './env.ts'

/** The directory everything is written to, held by this process alone until `release`. */
export interface DataDir {
  path: string
  release(): void
}

/** What a process writes from now on is its own user's alone: orders, mails with codes, keys. */
const PRIVATE = 0o700
const OTHERS = 0o077
/** Passing through without seeing what is there is allowed: the user of the database may have to. */
const READING = 0o066

/** Keeps what this process writes from other users of the machine. To be called before anything is written. */
export function setPrivateUmask(): void {
  process.umask(OTHERS)
}

/** The data directory; held by this process alone when the embedded database lives in it. */
export function openDataDir(path: string, alone: boolean): DataDir {
  if (alone) return lockDataDir(path)
  return { path: createPrivateDirectory(path), release: () => undefined }
}

/**
 * Takes the data directory for this process: it alone starts and stops the embedded database in it, so a second one has to end.
 * The lock is the operating system's own, held through an SQLite file: it is gone
 * the moment its process is, killed or not. Throws StartError when another process holds it.
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
 * Makes the directory where there is none, and closes one that others may read with all that is in it. It is closed
 * itself last, so that a start that was broken off is made good by the next.
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

/** Takes from other users of the machine what they may do with a path and all below it; links are left alone. */
function makePrivate(path: string): void {
  const status = lstatSync(path, { throwIfNoEntry: false })
  // What is gone by now needs nothing.
  if (!status || status.isSymbolicLink()) return
  if (status.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name))
  if ((status.mode & OTHERS) !== 0) chmodSync(path, status.mode & 0o777 & ~OTHERS)
}
