import { statfs } from 'node:fs/promises'

/** Returns the free bytes on the disk of a directory that this process may write. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** Returns whether an error means a full disk or quota. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.has(String(error.code))
