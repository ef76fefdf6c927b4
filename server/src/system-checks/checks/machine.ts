import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { freeBytes } from '../../platform/storage/disk-space.ts'
import { type Check, found } from '../check-deps.ts'

const MB = 1024 * 1024
const GB = 1024 * MB

const gigabytes = (bytes: number) => (bytes / GB).toFixed(1)

/** Below this the database and the pictures of a running site run out of room. */
const DISK_MIN = 200 * MB

/** Checks the free space on the disk of DATA_DIR. */
export const checkDisk: Check = async ({ env, dataDir }) => {
  let directory = resolve(dataDir)
  while (!existsSync(directory) && dirname(directory) !== directory) directory = dirname(directory)
  const free = await freeBytes(directory)
  const values = { free: gigabytes(free), min: env.DISK_FREE_MIN_GB, path: dataDir }
  if (free < DISK_MIN) return [found('disk-full', values)]
  return [found(free < env.DISK_FREE_MIN_GB * GB ? 'disk-low' : 'disk-ok', values)]
}

const FEW_FILES = 4096

/** Checks how many files and connections the process may have open. */
export const checkOpenFiles: Check = async () => {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const limit = /^Max open files\s+(\d+|unlimited)/m.exec(limits)?.[1]
  if (limit === undefined) return [found('open-files-unknown')]
  return [found(Number(limit) < FEW_FILES ? 'open-files-few' : 'open-files-ok', { limit })]
}

const RUNNING_MIN = 64 * MB
const RUNNING_LOW = 128 * MB
/** A site that starts needs more than a site that runs. */
const START_MIN = 256 * MB
const START_LOW = 512 * MB

/** Checks the memory that is still free, within the limit of a container. */
export const checkMemory: Check = async ({ isRunning }) => {
  const free = process.availableMemory()
  const [min, low] = isRunning ? [RUNNING_MIN, RUNNING_LOW] : [START_MIN, START_LOW]
  const values = { free: Math.round(free / MB), low: low / MB }
  if (free < min) return [found('memory-out', values)]
  return [found(free < low ? 'memory-low' : 'memory-ok', values)]
}
