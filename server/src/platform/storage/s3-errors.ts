import { StorageUnavailable } from './storage.ts'

/** Returns whether the same request may succeed later: the store was silent, broken or busy. */
export function isTransientS3Error(error: unknown): boolean {
  const { httpStatusCode: status } = metadataOf(error)
  return status === undefined || status >= 500 || status === 429
}

/** Throws the error of a request to the store, as StorageUnavailable if the request may succeed later. */
export function throwStorageError(error: unknown): never {
  const { $metadata, code, syscall, name } = error as NodeJS.ErrnoException & { $metadata?: unknown }
  // Local error: the file to upload can't be read.
  const local = syscall !== undefined && ['open', 'read', 'stat', 'lstat'].includes(syscall)
  if (local || !isTransientS3Error(error)) throw error
  const { httpStatusCode: status } = metadataOf({ $metadata })
  throw new StorageUnavailable(status ? `HTTP ${status}` : String(code ?? name))
}

function metadataOf(error: unknown): { httpStatusCode?: number } {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {}
}

/** Returns whether a write with `If-None-Match: *` was refused because the key has an object. */
export const isTakenKey = (error: unknown): boolean =>
  [409, 412].includes(metadataOf(error).httpStatusCode ?? 0)
