import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { StartError } from '../process/env.ts'
import type { ArchiveStore } from './archive-store.ts'

/** Beginning of the name of an archive that is being written. */
const UNFINISHED = '.unfinished-'

/** Opens a folder as a place of archives. `prepare` creates it. */
export function openFolderStore(path: string): ArchiveStore {
  const folder = resolve(path)
  const refuse = (error: NodeJS.ErrnoException): never => {
    throw new StartError(`The folder ${folder} can't be written (${error.code}). Choose another folder.`)
  }

  return {
    name: folder,
    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuse)
      await removeUnfinished(folder).catch(refuse)
      const probe = join(folder, `${UNFINISHED}${process.pid}`)
      await open(probe, 'w').then((file) => file.close(), refuse)
      await rm(probe, { force: true })
    },
    async write(name, bytes) {
      const unfinished = join(folder, `${UNFINISHED}${process.pid}-${name}`)
      try {
        await pipeline(Readable.fromWeb(bytes), createWriteStream(unfinished, { mode: 0o600, flush: true }))
        await rename(unfinished, join(folder, name))
        await flushDirectory(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async open(name, length) {
      const file = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        throw new StartError(`The archive ${join(folder, name)} can't be read (${error.code}).`)
      })
      if (!(await file.stat()).isFile()) {
        await file.close()
        throw new StartError(`${join(folder, name)} is no file. Name an archive.`)
      }
      const end = length === undefined ? {} : { end: length - 1 }
      return Readable.toWeb(file.createReadStream(end)) as ReadableStream<Uint8Array>
    },
    list: () => readdir(folder),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Removes what a killed process left behind. No backup takes longer than a day. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(join(folder, name), { force: true })
  }
}

/** Writes the name to the disk, so that it survives a power cut. */
async function flushDirectory(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
