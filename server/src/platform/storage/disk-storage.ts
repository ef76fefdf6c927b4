import { randomUUID } from 'node:crypto'
import { access, constants, glob, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { assertStorageKey } from '../process/storage-key.ts'
import type { Storage } from './storage.ts'

/** Keeps files in a directory. A file appears under its key whole or not at all. */
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
      // Opened here and now: a stream that opened its file later would fail when nobody listens any more.
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
      for await (const entry of glob(`${prefix}/**/*`, { cwd: directory, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        const { mtime } = await stat(file)
        yield { key: relative(directory, file), storedAt: mtime }
      }
    },
    async ping() {
      await mkdir(directory, { recursive: true })
      await access(directory, constants.W_OK)
    },
  }
}

/** Brings a file or a directory's entries to the disk itself, so that a power cut does not take them. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
