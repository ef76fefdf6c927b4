import { createReadStream } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { isTakenKey, isTransientS3Error } from './s3-errors.ts'

const ATTEMPTS_MAX = 3
const FIRST_PAUSE_MS = 200

/** Location of an object: a bucket and the full key in it. */
interface S3Object {
  Bucket: string
  Key: string
}

/** Stores bytes. The client retries transient errors. */
export async function putBytes(client: S3Client, object: S3Object, bytes: Uint8Array): Promise<void> {
  await client.send(new PutObjectCommand({ ...object, Body: bytes, ContentLength: bytes.byteLength }))
}

/**
 * Stores a local file of that many bytes without loading it into memory. The client can't repeat a request
 * whose body it has read. So the retry happens here, and reads the file again. A key names one content, so an
 * object that is already there stays.
 */
export async function putFile(client: S3Client, object: S3Object, file: string, size: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const unreadable = new AbortController()
    try {
      return await sendFile(client, object, file, size, unreadable)
    } catch (error) {
      // The store did not fail, so a retry does not help.
      if (unreadable.signal.aborted) throw unreadable.signal.reason
      if (isTakenKey(error)) return
      if (attempt === ATTEMPTS_MAX || !isTransientS3Error(error)) throw error
      await setTimeout(FIRST_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}

async function sendFile(
  client: S3Client,
  object: S3Object,
  file: string,
  size: number,
  unreadable: AbortController,
): Promise<void> {
  const content = createReadStream(file)
  content.once('error', (error) => unreadable.abort(error))
  try {
    const put = new PutObjectCommand({ ...object, Body: content, ContentLength: size, IfNoneMatch: '*' })
    await client.send(put, { abortSignal: unreadable.signal })
  } finally {
    content.destroy()
  }
}
