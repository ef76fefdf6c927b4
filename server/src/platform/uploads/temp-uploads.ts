import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { measure } from '../process/measured-work.ts'
import { isDiskFull } from '../storage/disk-space.ts'

/** Received file. */
interface TempFile<Refusal> {
  path: string
  /** Bytes. Above the limit the file is deleted. */
  size: number
  /** SHA-256 of its content in hexadecimal. */
  sha256: string
  /** Reason why writing stopped. Then the file is deleted. */
  refusal: Refusal | 'disk-full' | undefined
}

/** Returns the reason to reject bytes before they are written, or undefined. */
type OnBytes<Refusal> = (bytes: number) => Promise<Refusal | undefined>

/** Temporary storage of uploaded files until their order or entry is accepted. */
export interface TempUploads {
  directory: string
  /**
   * Writes a file as it arrives. Always reads the stream to its end, so that the rest of a form can be
   * checked too. Deletes the file if `content` fails, exceeds `maxBytes` or is rejected.
   */
  receive<Refusal extends string>(
    content: AsyncIterable<Buffer>,
    maxBytes: number,
    onBytes: OnBytes<Refusal>,
  ): Promise<TempFile<Refusal>>
  /** Deletes files older than `olderThanMs`. Returns their number. */
  sweep(olderThanMs: number): Promise<number>
}

export async function openTempUploads(directory: string): Promise<TempUploads> {
  await mkdir(directory, { recursive: true })
  return {
    directory,
    receive: (content, maxBytes, onBytes) =>
      measure({ kind: 'upload' }, async () => {
        const path = join(directory, randomUUID())
        let whole = false
        try {
          const written = await write(path, content, maxBytes, onBytes)
          whole = written.refusal === undefined && written.size <= maxBytes
          return { path, ...written }
        } finally {
          if (!whole) await rm(path, { force: true })
        }
      }),
    async sweep(olderThanMs) {
      let removed = 0
      for (const name of await readdir(directory)) {
        const path = join(directory, name)
        // Deleted meanwhile: its order was accepted.
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
