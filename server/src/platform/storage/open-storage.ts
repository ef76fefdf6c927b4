import { join } from 'node:path'
import { type Env, StartError } from '../process/env.ts'
import { parseS3Url } from '../process/s3-url.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/**
 * The store that STORAGE_URL names, or a directory in the data directory where it names none. Throws
 * StartError when the store does not answer as it should.
 */
export async function openStorage(env: Env, dataDir: string): Promise<Storage> {
  const address = parseS3Url(env.STORAGE_URL)
  if (!address) return openDiskStorage(join(dataDir, 'files'))
  // The client is big: whoever keeps files on the disk does not load it.
  const { openS3Storage } = await import('./s3-storage.ts')
  const storage = openS3Storage(address)
  await storage.ping().catch((error: unknown) => {
    throw new StartError(
      `Bucket ${address.bucket} at ${address.endpoint} can't be used (${errorCode(error)}). Make it, or set STORAGE_URL right.`,
    )
  })
  return storage
}

/** HTTP's word or the network's; a refusal without a body has no other name. */
function errorCode(error: unknown): string {
  const { $metadata, code, name } = error as {
    $metadata?: { httpStatusCode?: number }
    code?: string
    name?: string
  }
  const status = $metadata?.httpStatusCode
  return status ? `HTTP ${status}` : String(code ?? name)
}
