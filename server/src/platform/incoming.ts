import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that has arrived whole. */
export interface ArrivedFile {
  path: string
  /** Bytes. Above the limit it was given, the file itself is gone. */
  size: number
  /** Of its content, in hexadecimal. */
  sha256: string
}

/** Where files stand while they arrive, until what they belong to is accepted. */
export interface Incoming {
  /** Writes a file as it arrives; leaves none behind when `content` fails or holds more than `maxBytes`. */
  receive(content: AsyncIterable<Buffer>, maxBytes: number): Promise<ArrivedFile>
  /** Removes what has been lying here for longer than that. Gives the number of files. */
  sweep(olderThanMs: number): Promise<number>
}

export async function openIncoming(directory: string): Promise<Incoming> {
  await mkdir(directory, { recursive: true })
  return {
    async receive(content, maxBytes) {
      const path = join(directory, randomUUID())
      const { size, sha256 } = await write(path, content, maxBytes).catch(async (error: unknown) => {
        await rm(path, { force: true })
        throw error
      })
      if (size > maxBytes) await rm(path, { force: true })
      return { path, size, sha256 }
    },
    async sweep(olderThanMs) {
      let removed = 0
      for (const name of await readdir(directory)) {
        const path = join(directory, name)
        // It may be gone already: its order was accepted meanwhile.
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
        if (Date.now() - mtimeMs < olderThanMs) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
  }
}

async function write(
  path: string,
  content: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<Omit<ArrivedFile, 'path'>> {
  const file = await open(path, 'wx')
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of content) {
      size += chunk.length
      // Above the limit it is read on to its end, so that the rest of the form can be checked too.
      if (size > maxBytes) continue
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}
