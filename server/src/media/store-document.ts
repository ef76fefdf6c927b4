import { createHash } from 'node:crypto'
import type { SeedDocument } from '@rapport/contract/seed'
import type { Storage } from '../platform/storage.ts'
import { mediaAddress, mediaKey, pictureName } from './addresses.ts'

/** Stores a PDF that visitors may keep, under an address that names its bytes. Gives the address. */
export async function storeDocument(storage: Storage, { name, read }: SeedDocument): Promise<string> {
  const bytes = await read()
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const file = `${pictureName(name)}-${hash}.pdf`
  await storage.write(mediaKey(file), bytes)
  return mediaAddress(file)
}
