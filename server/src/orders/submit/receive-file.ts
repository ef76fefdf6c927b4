import { rm } from 'node:fs/promises'
import { messages } from '@rapport/contract/errors/messages'
import { findFileError, orderFileExtension } from '@rapport/contract/orders/order-files'
import { ORDER_FILE_BYTES_MAX, ORDER_FILES_MAX } from '@rapport/contract/orders/order-limits'
import type { FilePart } from '../../platform/http/request/form-body.ts'
import { safeFileName } from '../../platform/uploads/file-name.ts'
import type { TempUploads } from '../../platform/uploads/temp-uploads.ts'
import { findContentError } from '../files/file-kinds.ts'
import { UPLOAD_REFUSALS, type Upload } from '../files/upload-limits.ts'

/** Form fields that may contain files. */
const FILE_FIELDS = ['files[]', 'files']

/** A checked file in the temporary directory. */
export interface UploadedFile {
  name: string
  path: string
  size: number
  /** SHA-256 of the content, in hexadecimal. */
  sha256: string
}

/** Outcome for one file of a form. */
export interface ReceivedFile {
  /** Undefined if the file is invalid, or none was chosen. */
  file?: UploadedFile
  error?: string | undefined
  status?: 413 | 422
}

/** Creates a receiver for the files of one order. It reads each file to its end, even an invalid one. */
export function createFileReceiver(
  incoming: TempUploads,
  upload: Upload,
): (part: FilePart) => Promise<ReceivedFile> {
  let count = 0
  return async (part) => {
    // Browsers without JavaScript send an empty file without a name if none was chosen.
    if (part.name === '') return (await discard(part)) > 0 ? { error: messages.fileUpload } : {}
    count += 1
    const name = safeFileName(part.name)
    const error = findPartError(part.field, name, count)
    if (!error) return receiveFile(part.content, name, incoming, upload)
    await discard(part)
    return { error }
  }
}

function findPartError(field: string, name: string, count: number): string | undefined {
  if (!FILE_FIELDS.includes(field)) return messages.fileUpload
  if (count > ORDER_FILES_MAX) return messages.filesTooMany
  return orderFileExtension(name) ? undefined : messages.fileKind(name)
}

/** Receives a file with an allowed name and checks its content. */
export async function receiveFile(
  content: FilePart['content'],
  name: string,
  incoming: TempUploads,
  upload: Upload,
): Promise<ReceivedFile> {
  const { path, size, sha256, refusal } = await incoming.receive(
    content,
    ORDER_FILE_BYTES_MAX,
    upload.reserve,
  )
  let error: string | undefined
  try {
    error = refusal
      ? UPLOAD_REFUSALS[refusal]
      : (findFileError({ name, size }) ?? (await findContentError(name, path)))
  } catch (unexpected) {
    await rm(path, { force: true })
    throw unexpected
  }
  if (!error) return { file: { name, path, size, sha256 } }
  // Frees the room while the rest of the form arrives.
  await rm(path, { force: true })
  return { error, status: !refusal && size > ORDER_FILE_BYTES_MAX ? 413 : 422 }
}

async function discard(part: FilePart): Promise<number> {
  let size = 0
  for await (const chunk of part.content) size += chunk.length
  return size
}
