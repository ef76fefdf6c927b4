import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../platform/storage/storage.ts'

/** Returns a function that stores files, each by way of a file in `directory`. */
export async function createFileRestore(
  storage: Storage,
  directory: string,
  keepFiles: boolean,
): Promise<(key: string, content: AsyncIterable<Uint8Array>, size: number) => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const temporary = join(directory, `restored-${process.pid}`)
  return async (key, content, size) => {
    if (keepFiles && (await storage.size(key)) === size) return
    try {
      await pipeline(content, createWriteStream(temporary, { mode: 0o600 }))
      await storage.putFile(key, temporary)
    } finally {
      await rm(temporary, { force: true })
    }
  }
}

export async function hasFiles(storage: Storage): Promise<boolean> {
  for await (const _ of storage.list('')) return true
  return false
}

export async function removeAllFiles(storage: Storage): Promise<void> {
  for await (const { key } of storage.list('')) await storage.remove(key)
}
