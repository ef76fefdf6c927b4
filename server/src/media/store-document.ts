import { extname } from 'node:path'
import type { SeedDocument } from '@rapport/staff-contract/seed/seed-files'
import type { Storage } from '../platform/storage/storage.ts'
import { mediaFileName, mediaKey, mediaPath } from './media-paths.ts'

/** Stores a file unchanged, by the kind of its extension, under a path with its hash. Returns the path. */
export async function storeDocument(storage: Storage, { name, read }: SeedDocument): Promise<string> {
  const bytes = await read()
  const file = mediaFileName(name, [bytes], extname(name).slice(1))
  await storage.put(mediaKey(file), bytes)
  return mediaPath(file)
}

/** Stores documents. Returns their paths by name. */
export async function storeDocuments(
  storage: Storage,
  documents: readonly SeedDocument[],
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>()
  for (const document of documents) paths.set(document.name, await storeDocument(storage, document))
  return paths
}
