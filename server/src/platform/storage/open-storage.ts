import { join } from 'node:path'
import { type Env, StartError } from '../process/env.ts'
import { parseS3Url } from '../process/s3-url.ts'
import { openDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the store of STORAGE_URL, or the default directory in the data directory. Throws StartError if the
 * store does not answer as expected.
 */
export async function openStorage(env: Env, dataDir: string): Promise<Storage> {
  const s3Url = parseS3Url(env.STORAGE_URL)
  if (!s3Url) return openDiskStorage(join(dataDir, 'files'))
  // The S3 client is large, so it is loaded only if it is used.
  const { openS3Storage } = await import('./s3-storage.ts')
  const { S3ProbeError } = await import('./s3-probe.ts')
  const storage = openS3Storage(s3Url)
  const refuse = (advice: string) => {
    throw new StartError(`Bucket ${s3Url.bucket} at ${s3Url.endpoint} can't be used ${advice}`)
  }
  await storage.ping().catch((error) => refuse(`(${errorCode(error)}). Make it, or set STORAGE_URL right.`))
  await storage.probe().catch((error) => {
    if (!(error instanceof S3ProbeError)) throw error
    if (error.right === 'conditional writes')
      refuse(
        '(it ignores If-None-Match: a second write replaced an object). Use a store with conditional writes.',
      )
    refuse(`(${errorCode(error.cause)}): its key may not ${error.right} objects. Grant it that right.`)
  })
  return storage
}

/** An error response without a body has only its HTTP status or network code. */
function errorCode(error: unknown): string {
  const { $metadata, code, name } = error as {
    $metadata?: { httpStatusCode?: number }
    code?: string
    name?: string
  }
  const status = $metadata?.httpStatusCode
  return status ? `HTTP ${status}` : String(code ?? name)
}
