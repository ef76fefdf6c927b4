import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { proofMessages } from '@rapport/contract/proofs/proof-messages'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { proofPages } from '../tables.ts'
import { type PagePicture, proofPageKey } from './file-keys.ts'
import { sha256 } from './version-hash.ts'

type StoredPage = Pick<typeof proofPages.$inferSelect, 'fileId' | 'sheet' | 'largeSha256' | 'smallSha256'>

/** Reads the stored picture of a page, WebP. Throws 409 if its bytes have another hash. */
export async function readPagePicture(
  storage: Storage,
  page: StoredPage,
  picture: PagePicture,
): Promise<Buffer> {
  const { stream } = await orNotFound(storage.get(proofPageKey(page.fileId, page.sheet, picture)))
  const bytes = await buffer(stream)
  if (sha256(bytes) !== (picture === 'large' ? page.largeSha256 : page.smallSha256)) throw changed()
  return bytes
}

/**
 * Opens a stored original after its bytes were read once and had the expected hash. Throws 409 if they differ: nothing
 * of a changed file is sent.
 */
export async function openChecked(
  storage: Storage,
  key: string,
  hash: string,
): Promise<{ size: number; stream: Readable }> {
  const checked = createHash('sha256')
  const { stream } = await orNotFound(storage.get(key))
  for await (const chunk of stream) checked.update(chunk as Buffer)
  if (checked.digest('hex') !== hash) throw changed()
  return orNotFound(storage.get(key))
}

const changed = () => new ApiError(409, proofMessages.fileChanged)
