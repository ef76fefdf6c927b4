import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from '../storage/disk-space.ts'

/** A file that has arrived. */
interface TempFile<Refusal> {
  path: string
  /** Bytes. Above the limit it was given, the file itself is gone. */
  size: number
  /** Of its content, in hexadecimal. */
  sha256: string
  /** Why no more of it was written; then the file itself is gone. */
  refusal: Refusal | 'disk-full' | undefined
}

/** Says of bytes, before they are written, why they must not be. */
type OnBytes<Refusal> = (bytes: number) => Promise<Refusal | undefined>

/** Where files stand while they arrive, until what they belong to is accepted. */
export interface TempUploads {
  directory: string
  /**
   * Writes a file as it arrives, and reads it to its end in any case, so that the rest of a form can be checked too.
   * Leaves none behind when `content` fails, holds more than `maxBytes` or is refused.
   */
  receive<Refusal extends string>(
    content: AsyncIterable<Buffer>,
    maxBytes: number,
    onBytes: OnBytes<Refusal>,
  ): Promise<TempFile<Refusal>>
  /** Removes what has been lying here for longer than that. Gives the number of files. */
  sweep(olderThanMs: number): Promise<number>
}

export async function openTempUploads(directory: string): Promise<TempUploads> {
  await mkdir(directory, { recursive: true })
  return {
    directory,
    async receive(content, maxBytes, onBytes) {
      const path = join(directory, randomUUID())
      let whole = false
      try {
        const written = await write(path, content, maxBytes, onBytes)
        whole = written.refusal === undefined && written.size <= maxBytes
        return { path, ...written }
      } finally {
        if (!whole) await rm(path, { force: true })
      }
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

async function write<Refusal extends string>(
  path: string,
  content: AsyncIterable<Buffer>,
  maxBytes: number,
  onBytes: OnBytes<Refusal>,
): Promise<Omit<TempFile<Refusal>, 'path'>> {
  const hash = createHash('sha256')
  let size = 0
  let refusal: Refusal | 'disk-full' | undefined
  const file = await open(path, 'wx').catch(undefinedIfFull)
  if (!file) refusal = 'disk-full'
  try {
    for await (const chunk of content) {
      size += chunk.length
      if (!file || refusal || size > maxBytes) continue
      refusal = (await onBytes(chunk.length)) ?? (await append(file, chunk))
      hash.update(chunk)
    }
  } finally {
    await file?.close()
  }
  return { size, sha256: hash.digest('hex'), refusal }
}

async function append(file: FileHandle, chunk: Buffer): Promise<'disk-full' | undefined> {
  try {
    await file.writeFile(chunk)
    return undefined
  } catch (error) {
    if (isDiskFull(error)) return 'disk-full'
    throw error
  }
}

function undefinedIfFull(error: unknown): undefined {
  if (!isDiskFull(error)) throw error
}
