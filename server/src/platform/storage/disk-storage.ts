import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { assertStorageKey } from '../process/storage-key.ts'
import type { Storage } from './storage.ts'

/** Opens a directory as a store. A file appears under its key complete or not at all. */
export function openDiskStorage(directory: string): Storage {
  const fileOf = (key: string) => join(directory, assertStorageKey(key))

  async function moveInto(key: string, from: string): Promise<void> {
    const target = fileOf(key)
    await mkdir(dirname(target), { recursive: true })
    await flush(from)
    await rename(from, target)
    await flush(dirname(target))
  }

  return {
    putFile: moveInto,
    async put(key, bytes) {
      await mkdir(directory, { recursive: true })
      const temporary = join(directory, `.${randomUUID()}`)
      await writeFile(temporary, bytes)
      await moveInto(key, temporary)
    },
    async get(key, range) {
      const handle = await open(fileOf(key)).catch(noneIfMissing)
      if (!handle) return undefined
      const found = await handle.stat()
      // Opened here: a stream that opens its file later would fail after its listeners are gone.
      if (found.isFile()) return { size: found.size, stream: handle.createReadStream(range) }
      await handle.close()
      return undefined
    },
    async size(key) {
      const found = await stat(fileOf(key)).catch(() => undefined)
      return found?.isFile() ? found.size : undefined
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async *list(prefix) {
      for await (const file of walk(join(directory, prefix))) {
        const found = await stat(file).catch(noneIfMissing)
        if (found) yield { key: relative(directory, file), storedAt: found.mtime }
      }
    },
    async ping() {
      await mkdir(directory, { recursive: true })
      await access(directory, constants.W_OK)
    },
  }
}

/** Writes a file or the entries of a directory to the disk, so that they survive a power cut. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Reads one directory at a time, so that memory does not grow with the number of files. */
async function* walk(directory: string): AsyncGenerator<string> {
  const entries = await opendir(directory).catch(noneIfMissing)
  if (!entries) return
  for await (const entry of entries) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    // A name with a dot belongs to a file that is being written.
    else if (entry.isFile() && !entry.name.startsWith('.')) yield path
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
