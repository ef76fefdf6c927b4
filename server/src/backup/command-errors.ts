import { ArchiveError } from '../platform/archive/archive-format.ts'
import { StartError } from '../platform/process/env.ts'
import { isDiskFull } from '../platform/storage/disk-space.ts'
import { StorageUnavailable } from '../platform/storage/storage.ts'

/** SQLSTATE of PostgreSQL for a full disk. */
const DATABASE_DISK_FULL = '53100'
const FULL =
  'No space is left on the disk. Nothing of this run was kept. Free some space and run the command again.'

type Failure = Error & {
  code?: unknown
  path?: unknown
  severity?: unknown
  syscall?: unknown
  $metadata?: { httpStatusCode?: number }
}

/**
 * Returns a sentence for an error of a backup or restore that the operator can act on. Undefined for a
 * mistake of the program.
 */
export function describeFailure(error: unknown): string | undefined {
  if (error instanceof StartError || error instanceof ArchiveError) return error.message
  if (!(error instanceof Error)) return undefined
  if (error instanceof StorageUnavailable) return `${error.message}. Nothing of this run was kept.`
  const { code, path, severity, syscall, $metadata, name, message } = error as Failure
  if (isDiskFull(error) || code === DATABASE_DISK_FULL) return FULL
  if ($metadata) {
    const status = $metadata.httpStatusCode
    return `The bucket refused the request (${status ? `${name}, HTTP ${status}` : String(code ?? name)}). Check the address, the key and its rights to list, read, write and delete. Nothing of this run was kept.`
  }
  if (severity) return `The database refused the work (${message}). Nothing of this run was kept.`
  if (message.startsWith('Connection terminated'))
    return 'The connection to the database broke. Nothing of this run was kept. Run the command again.'
  if (syscall === 'connect' || syscall === 'getaddrinfo')
    return `A server does not answer (${String(code)}). Start it, or check its address.`
  if (syscall)
    return `${String(path ?? 'A file')} can't be accessed (${String(code)}). Nothing of this run was kept.`
  return undefined
}
