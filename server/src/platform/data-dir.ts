import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './env.ts'

/** The directory everything is written to, held by this process alone until `release`. */
export interface DataDir {
  path: string
  release(): void
}

/** The data directory; held by this process alone when the embedded database lives in it. */
export function openDataDir(path: string, alone: boolean): DataDir {
  if (alone) return holdDataDir(path)
  const directory = resolve(path)
  mkdirSync(directory, { recursive: true })
  return { path: directory, release: () => undefined }
}

/**
 * Takes the data directory for this process. Two processes on one embedded database lose data silently, so
 * the second one has to end. The lock is the operating system's own, held through an SQLite file: it is gone
 * the moment its process is, killed or not. Throws StartError when another process holds it.
 */
export function holdDataDir(path: string): DataDir {
  const directory = resolve(path)
  mkdirSync(directory, { recursive: true })
  const holderFile = join(directory, 'holder')
  const lock = new DatabaseSync(join(directory, 'lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
  } catch {
    lock.close()
    throw new StartError(
      `${directory} is in use by another process (${readHolder(holderFile)}). Stop it, or set DATA_DIR to another directory.`,
    )
  }
  writeFileSync(holderFile, `pid ${process.pid}`)
  return { path: directory, release: () => lock.close() }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'pid unknown'
  }
}
