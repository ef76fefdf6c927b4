import type { SeedDocument } from '@rapport/contract/seed'
import type { Storage } from '../platform/storage/storage.ts'
import { mediaFileName, mediaKey, mediaPath } from './media-paths.ts'

/** Stores a PDF that visitors may keep, under a path that names its bytes. Returns the path. */
export async function storeDocument(storage: Storage, { name, read }: SeedDocument): Promise<string> {
  const bytes = await read()
  const file = mediaFileName(name, [bytes], 'pdf')
  await storage.put(mediaKey(file), bytes)
  return mediaPath(file)
}
