import { createHash } from 'node:crypto'
import { createTarPacker } from 'modern-tar'
import { CHECKSUMS_MAX, checksumLine, checksumsName, END_NAME } from './archive-format.ts'

/** Content of an entry. Its length has to be the announced size. */
type Content = Uint8Array | AsyncIterable<Uint8Array>

export interface ArchiveWriter {
  /** Adds an entry and waits until the archive has room for more. */
  add(name: string, size: number, content: Content): Promise<void>
}

/** Numbers of an archive's entries without the lists of checksums. */
export interface ArchiveTotals {
  entries: number
  bytes: number
}

/**
 * Writes an archive: `fill` adds the entries and returns what its end says, and `store` stores the bytes.
 * Rejects with the first error of either, or with the reason of `signal`. Then both end.
 */
export async function writeArchive(
  store: (bytes: ReadableStream<Uint8Array>) => Promise<void>,
  fill: (archive: ArchiveWriter) => Promise<object>,
  signal: AbortSignal,
): Promise<ArchiveTotals> {
  const { readable, controller } = createTarPacker()
  signal.throwIfAborted()
  signal.addEventListener('abort', () => controller.error(signal.reason), { once: true })
  const totals = { entries: 0, bytes: 0 }
  let lines: string[] = []
  let lists = 0

  async function write(name: string, size: number, content: Content): Promise<string> {
    const hash = createHash('sha256')
    const writer = controller.add({ name, size, mode: 0o600, mtime: new Date() }).getWriter()
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk)
      await writer.write(chunk)
    }
    await writer.close()
    return hash.digest('hex')
  }

  async function writeText(name: string, text: string): Promise<string> {
    const bytes = Buffer.from(text)
    return write(name, bytes.length, bytes)
  }

  async function closeList(): Promise<void> {
    if (lines.length === 0) return
    lists += 1
    await writeText(checksumsName(lists), lines.join(''))
    lines = []
  }

  const archive: ArchiveWriter = {
    async add(name, size, content) {
      lines.push(checksumLine(await write(name, size, content), name))
      totals.entries += 1
      totals.bytes += size
      if (lines.length === CHECKSUMS_MAX) await closeList()
    },
  }

  async function fillAll(): Promise<void> {
    const end = await fill(archive)
    await closeList()
    await writeText(END_NAME, JSON.stringify({ ...totals, ...end }))
    controller.finalize()
  }

  const storing = store(readable).catch((error: unknown) => {
    // Ends `fill`, if nothing reads the archive any more.
    controller.error(error)
    throw error
  })
  const filling = fillAll().catch((error: unknown) => {
    controller.error(error)
    throw error
  })
  const outcomes = await Promise.allSettled([storing, filling])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return totals
}
