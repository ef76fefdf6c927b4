import type { Storage } from '../../platform/storage/storage.ts'
import { orderFileKey, orderPreviewKey, orderThumbnailKey } from './file-key.ts'

/** Removes a file of an order from the store, with the pictures that were drawn of it. */
export async function removeOrderFile(storage: Storage, id: string): Promise<void> {
  await storage.remove(orderThumbnailKey(id))
  await storage.remove(orderPreviewKey(id))
  await storage.remove(orderFileKey(id))
}
