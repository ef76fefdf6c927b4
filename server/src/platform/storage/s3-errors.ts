import { StorageUnavailable } from './storage.ts'

/** Whether the same request may succeed later: the store was silent, broken or busy, and did not refuse. */
export function isTransientS3Error(error: unknown): boolean {
  const { httpStatusCode: status } = metadataOf(error)
  return status === undefined || status >= 500 || status === 429
}

/** Throws what a request to the store failed with: as StorageUnavailable where it may succeed later. */
export function throwStorageError(error: unknown): never {
  const { $metadata, code, syscall, name } = error as NodeJS.ErrnoException & { $metadata?: unknown }
  // Of this machine's own: the file to be stored can't be read.
  const local = syscall !== undefined && ['open', 'read', 'stat', 'lstat'].includes(syscall)
  if (local || !isTransientS3Error(error)) throw error
  const { httpStatusCode: status } = metadataOf({ $metadata })
  throw new StorageUnavailable(status ? `HTTP ${status}` : String(code ?? name))
}

function metadataOf(error: unknown): { httpStatusCode?: number } {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {}
}
