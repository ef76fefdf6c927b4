import { messages } from '@rapport/contract/errors/messages'
import { ORDER_FILES_MAX } from '@rapport/contract/orders/order-limits'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { findUser } from '../../accounts/queries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { TempUploads } from '../../platform/uploads/temp-uploads.ts'
import { orderFileKey } from '../files/file-key.ts'
import type { Upload } from '../files/upload-limits.ts'
import { isOrderFile } from '../queries.ts'
import { orderFiles, orders } from '../tables.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'

export interface RepeatFilesDeps {
  deps: { database: Database; storage: Storage; now: Clock }
  incoming: TempUploads
}

/**
 * Adds files of earlier orders as copies, within the same limits, so that either order can lose its own files. Adds an
 * error for a file that was removed, or is not of the token's user.
 */
export async function addRepeatedFiles(
  received: ReceivedFile[],
  ids: readonly string[],
  token: string | undefined,
  { deps, incoming }: RepeatFilesDeps,
  upload: Upload,
): Promise<void> {
  const names = await findUserFiles(deps, ids, token)
  const count = received.filter(({ file }) => file).length + ids.length
  if (count > ORDER_FILES_MAX) return void received.push({ error: messages.filesTooMany })
  for (const id of ids) {
    const name = names.get(id)
    const stored = name === undefined ? undefined : await deps.storage.get(orderFileKey(id))
    received.push(
      name !== undefined && stored
        ? await receiveFile(stored.stream, name, incoming, upload)
        : { error: messages.fileNotKept },
    )
  }
}

/** Returns names by file id, of files that belong to the token's user and are still stored. */
async function findUserFiles(
  { database: { orm }, now }: RepeatFilesDeps['deps'],
  ids: readonly string[],
  token: string | undefined,
): Promise<Map<string, string>> {
  const user = await findUser(orm, token, now())
  if (!user) return new Map()
  const rows = await orm
    .select({ id: orderFiles.id, name: orderFiles.name })
    .from(orderFiles)
    .innerJoin(orders, eq(orders.id, orderFiles.orderId))
    .where(
      and(
        eq(orders.userId, user.id),
        inArray(orderFiles.id, [...ids]),
        isNull(orderFiles.removedAt),
        isOrderFile,
      ),
    )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
