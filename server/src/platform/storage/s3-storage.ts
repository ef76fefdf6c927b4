import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Url } from '../process/s3-url.ts'
import { assertStorageKey } from '../process/storage-key.ts'
import { openS3Client } from './s3-client.ts'
import { throwStorageError } from './s3-errors.ts'
import { probeBucket } from './s3-probe.ts'
import { putBytes, putFile } from './s3-put.ts'
import type { Storage } from './storage.ts'

/** Keys per list request. */
const LIST_PAGE = 200

/** Timeouts of the store, and the maximum number of connections for downloads. */
export interface S3StorageOptions {
  silenceMs?: number
  readersMax?: number
}

export interface S3Storage extends Storage {
  /** Throws S3ProbeError if the bucket refuses what the product needs. */
  probe(): Promise<void>
}

const CONNECT_MS = 5000
/** An order waits for this, three times at most. */
const SILENCE_MS = 10_000
/** Milliseconds until a file's content arrives, including the wait for a free connection. */
const READ_WAIT_MS = 10_000
/** A visitor who reads slowly makes the store's connection silent. */
const READER_SILENCE_MS = 60_000
const READERS_MAX = 256
const WRITERS_MAX = 64

/**
 * Opens a bucket as a store. S3 guarantees that a file appears under its key complete or not at all.
 * Downloads use a separate client, since slow visitors occupy its connections.
 */
export function openS3Storage(s3Url: S3Url, options: S3StorageOptions = {}): S3Storage {
  const { silenceMs = SILENCE_MS, readersMax = READERS_MAX } = options
  const limits = { connectMs: CONNECT_MS, silenceMs }
  const client = openS3Client(s3Url, { ...limits, socketsMax: WRITERS_MAX })
  const reader = openS3Client(s3Url, { ...limits, silenceMs: READER_SILENCE_MS, socketsMax: readersMax })
  const { bucket: Bucket, prefix: root } = s3Url
  const objectOf = (key: string) => ({ Bucket, Key: root + assertStorageKey(key) })

  async function sizeOf(key: string): Promise<number | undefined> {
    const head = await client.send(new HeadObjectCommand(objectOf(key))).catch(undefinedWhereMissing)
    return head && (head.ContentLength ?? 0)
  }

  return {
    async putFile(key, localFile) {
      const object = objectOf(key)
      await putFile(client, object, localFile, (await stat(localFile)).size).catch(throwStorageError)
      await rm(localFile, { force: true })
    },
    put: async (key, bytes) => putBytes(client, objectOf(key), bytes).catch(throwStorageError),
    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const command = new GetObjectCommand({ ...objectOf(key), ...(Range ? { Range } : {}) })
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), READ_WAIT_MS)
      const found = await reader
        .send(command, { abortSignal: late.signal })
        .finally(() => clearTimeout(timer))
        .catch((error: unknown) => {
          if (error instanceof S3ServiceException && error.name === 'InvalidRange') return 'beyond the end'
          return undefinedWhereMissing(error)
        })
      if (found === undefined) return undefined
      if (found === 'beyond the end') {
        const size = await sizeOf(key)
        return size === undefined ? undefined : { size, stream: Readable.from([]) }
      }
      if (!(found.Body instanceof Readable)) throw new Error('The store answered without a content')
      return { size: wholeSize(found.ContentRange) ?? found.ContentLength ?? 0, stream: found.Body }
    },
    size: sizeOf,
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectOf(key))).catch(throwStorageError)
    },
    async *list(prefix) {
      const Prefix = prefix === '' ? root : `${root}${assertStorageKey(prefix)}/`
      let after: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix,
            MaxKeys: LIST_PAGE,
            ...(after ? { ContinuationToken: after } : {}),
          }),
        )
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key.slice(root.length), storedAt: LastModified }
        after = page.NextContinuationToken
      } while (after)
    },
    async ping() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
    probe: () => probeBucket(client, Bucket, root),
  }
}

/** A missing bucket, a rejected key and a timeout remain errors. Only a missing file becomes undefined. */
function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
  throwStorageError(error)
}

/** Size of the whole file from the Content-Range of a partial response: `bytes 0-9/100`. */
function wholeSize(contentRange: string | undefined): number | undefined {
  const total = /\/(\d+)$/.exec(contentRange ?? '')?.[1]
  return total === undefined ? undefined : Number(total)
}
