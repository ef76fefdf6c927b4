import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Finding } from '@rapport/staff-contract/system/system-checks'
import { errorCode } from '../../platform/http/error-code.ts'
import { parseS3Url } from '../../platform/process/s3-url.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Check, found } from '../check-deps.ts'

/** Writes, reads and deletes a small file. Checks whether an S3 store refuses to overwrite a file on request. */
export const checkStorage: Check = async ({ storage, env, dataDir }) => {
  const s3Url = parseS3Url(env.STORAGE_URL)
  const place = s3Url ? `${s3Url.bucket} (${s3Url.endpoint})` : `${dataDir}/files`
  if (!storage) return [found('storage-new', { place })]
  const failure = await tryStorage(storage, place)
  if (failure) return [failure]
  if (s3Url) {
    const { openS3Storage } = await import('../../platform/storage/s3-storage.ts')
    const { S3ProbeError } = await import('../../platform/storage/s3-probe.ts')
    const refusal = await openS3Storage(s3Url)
      .probe()
      .catch((error: unknown) => error)
    if (refusal instanceof S3ProbeError)
      return refusal.right === 'conditional writes'
        ? [found('storage-unconditional', { place })]
        : [found('storage-failed', { place, step: refusal.right, code: readCode(refusal.cause) })]
  }
  return [found('storage-ok', { place })]
}

async function tryStorage(storage: Storage, place: string): Promise<Finding | undefined> {
  // Without a folder, which would stay and belong to the user of the command line.
  const key = `system-check-${randomUUID()}`
  const bytes = Buffer.from(`${key} проверка`)
  let step = 'write'
  try {
    await storage.put(key, bytes)
    step = 'read'
    const stored = await storage.get(key)
    const isSame = stored !== undefined && bytes.equals(await buffer(stored.stream))
    step = 'delete'
    await storage.remove(key)
    if (isSame && (await storage.size(key)) === undefined) return undefined
    return found('storage-content', { place })
  } catch (error) {
    return found('storage-failed', { place, step, code: readCode(error) })
  }
}

/** Errors of S3 have an HTTP status in place of a code. */
function readCode(error: unknown): string {
  const status = (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode
  return status === undefined ? errorCode(error) : `HTTP ${status}`
}
