import type pg from 'pg'
import type { ArchiveWriter } from '../platform/archive/write-archive.ts'
import { isStorageKey } from '../platform/process/storage-key.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { markAsCopied } from './known-files.ts'
import { fileName } from './manifest.ts'

const BATCH = 500
/** Times that a broken connection to the store is repeated within one file. */
const ATTEMPTS_MAX = 5

/** Copies all files of the store. Returns their number. Files that are deleted meanwhile are left out. */
export async function copyFiles(
  archive: ArchiveWriter,
  client: pg.Client,
  storage: Storage,
): Promise<number> {
  let files = 0
  let copied: string[] = []
  const mark = async () => {
    await markAsCopied(client, copied)
    copied = []
  }
  for await (const { key } of storage.list('')) {
    // Not a file of the product: it could not be stored again.
    if (!isStorageKey(key)) continue
    if (!(await copyFile(archive, storage, key))) continue
    files += 1
    copied.push(key)
    if (copied.length === BATCH) await mark()
  }
  await mark()
  return files
}

async function copyFile(archive: ArchiveWriter, storage: Storage, key: string): Promise<boolean> {
  const found = await storage.get(key)
  if (!found) return false
  await archive.add(fileName(key), found.size, readWhole(storage, key, found))
  return true
}

/** Reads a file to its end. Continues where a connection broke. */
async function* readWhole(
  storage: Storage,
  key: string,
  { size, stream }: { size: number; stream: AsyncIterable<Uint8Array> },
): AsyncGenerator<Uint8Array> {
  let start = 0
  for (let attempt = 1, rest: AsyncIterable<Uint8Array> | undefined = stream; start < size; attempt += 1)
    try {
      rest ??= (await storage.get(key, { start, end: size - 1 }))?.stream
      if (!rest) throw new Error(`The file ${key} was deleted while it was copied`)
      for await (const chunk of rest) {
        start += chunk.length
        yield chunk
      }
      if (start < size) throw new Error(`The file ${key} ended early`)
    } catch (error) {
      rest = undefined
      if (attempt === ATTEMPTS_MAX) throw error
    }
}
