import type { Storage } from '../../platform/storage/storage.ts'
import { orderFileKey, orderPreviewKey, orderThumbnailKey } from './file-key.ts'

/** Removes a file from the store, with its pictures. */
export async function removeOrderFile(storage: Storage, id: string): Promise<void> {
  await storage.remove(orderThumbnailKey(id))
  await storage.remove(orderPreviewKey(id))
  await storage.remove(orderFileKey(id))
}
