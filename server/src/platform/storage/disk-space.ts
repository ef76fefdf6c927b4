import { statfs } from 'node:fs/promises'

/** Returns the bytes that this process may still write to the disk a directory is on. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** Returns whether an error says that the disk, or the share of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.has(String(error.code))
