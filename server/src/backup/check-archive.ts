import { buffer } from 'node:stream/consumers'
import { damaged, MANIFEST_NAME, TEXT_BYTES_MAX } from '../platform/archive/archive-format.ts'
import { type ArchiveEntry, readArchive } from '../platform/archive/read-archive.ts'
import { isStorageKey } from '../platform/process/storage-key.ts'
import { type Manifest, parseEntryName, parseManifest, splitMigrations } from './manifest.ts'

/** Opens the decrypted bytes of an archive from its beginning. */
export type OpenArchive = () => Promise<ReadableStream<Uint8Array>>

export interface CheckedArchive {
  manifest: Manifest
  files: number
  /** Bytes of all files. */
  fileBytes: number
}

/** Reads a whole archive. Throws ArchiveError if it is damaged, foreign, or of a newer schema. */
export async function checkArchive(
  open: OpenArchive,
  version: string,
  signal: AbortSignal,
): Promise<CheckedArchive> {
  let manifest: Manifest | undefined
  let files = 0
  let fileBytes = 0
  for await (const entry of readArchive(await open())) {
    signal.throwIfAborted()
    if (!manifest) {
      manifest = await readManifest(entry, version)
      splitMigrations(manifest)
      continue
    }
    const parsed = parseEntryName(entry.name)
    if (!parsed || ('key' in parsed && !isStorageKey(parsed.key)))
      throw damaged(`${entry.name} is no known entry`)
    if (!('key' in parsed)) continue
    files += 1
    fileBytes += entry.size
  }
  if (!manifest) throw damaged(`${MANIFEST_NAME} is missing`)
  return { manifest, files, fileBytes }
}

async function readManifest({ size, content }: ArchiveEntry, version: string): Promise<Manifest> {
  if (size > TEXT_BYTES_MAX) throw damaged(`${MANIFEST_NAME} is too long`)
  return parseManifest((await buffer(content)).toString(), version)
}
