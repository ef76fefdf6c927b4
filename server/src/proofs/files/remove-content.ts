import type { Storage } from '../../platform/storage/storage.ts'
import { proofFileKey, proofPageKey } from './file-keys.ts'

/** Removes a file from the store, with the pictures of its pages. */
export async function removeProofContent(storage: Storage, id: string, pages: number): Promise<void> {
  for (let sheet = 1; sheet <= pages; sheet += 1) {
    await storage.remove(proofPageKey(id, sheet, 'small'))
    await storage.remove(proofPageKey(id, sheet, 'large'))
  }
  await storage.remove(proofFileKey(id))
}
