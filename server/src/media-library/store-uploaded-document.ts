import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { documentExtension, findDocumentError } from '@rapport/staff-contract/media/documents'
import { mediaMessages } from '@rapport/staff-contract/media/media-messages'
import { mediaKey, mediaName, mediaPath } from '../media/media-paths.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { matchesAnyKind } from '../platform/uploads/sniff.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'
import type { UploadedFile } from '../staff/parse-upload.ts'

const HASH_LENGTH = 10

interface StoredDocument {
  path: string
  name: string
  bytes: number
  row: AuditEntry
}

/**
 * Stores a document, a film or captions under a path that contains a hash of the content. Throws 422 if the
 * extension, the size or the content is not allowed.
 */
export async function storeUploadedDocument(
  storage: Storage,
  file: UploadedFile | undefined,
): Promise<StoredDocument> {
  if (!file) throw new Error('No file has arrived')
  const { name, size: bytes, path: arrived } = file
  const extension = documentExtension(name)
  const error = findDocumentError(file)
  if (!extension || error) throw fileError(error ?? mediaMessages.documentKind)
  if (!(await matchesAnyKind([extension], arrived))) throw fileError(mediaMessages.documentContent)
  const hash = createHash('sha256')
  await pipeline(createReadStream(arrived), hash)
  const stored = `${mediaName(name)}-${hash.digest('hex').slice(0, HASH_LENGTH)}.${extension}`
  await storage.putFile(mediaKey(stored), arrived)
  const row = { subject: 'media', subjectId: stored, title: name, after: { name, bytes } } as const
  return { path: mediaPath(stored), name, bytes, row }
}

const fileError = (message: string) => new ApiError(422, message, { file: [message] })
