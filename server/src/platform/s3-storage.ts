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
import type { S3Address } from './s3-address.ts'
import { openS3Client } from './s3-client.ts'
import { putBytes, putFile } from './s3-put.ts'
import type { Storage } from './storage.ts'
import { checkKey } from './storage-key.ts'

/** Keys asked for at once. */
const LIST_PAGE = 200

/** Keeps files in a bucket. A file appears under its key whole or not at all: that is S3's own promise. */
export function openS3Storage(address: S3Address): Storage {
  const client = openS3Client(address)
  const { bucket: Bucket, prefix: root } = address
  const objectOf = (key: string) => ({ Bucket, Key: root + checkKey(key) })

  async function sizeOf(key: string): Promise<number | undefined> {
    const head = await client.send(new HeadObjectCommand(objectOf(key))).catch(undefinedWhereMissing)
    return head && (head.ContentLength ?? 0)
  }

  return {
    async keep(key, localFile) {
      const object = objectOf(key)
      await putFile(client, object, localFile, (await stat(localFile)).size)
      await rm(localFile, { force: true })
    },
    write: async (key, bytes) => putBytes(client, objectOf(key), bytes),
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await client
        .send(new GetObjectCommand({ ...objectOf(key), ...(Range ? { Range } : {}) }))
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
    sizeOf,
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectOf(key)))
    },
    async *list(prefix) {
      const Prefix = `${root}${checkKey(prefix)}/`
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
  }
}

/** A missing bucket, a refused key and silence stay errors: only a missing file is an answer. */
function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
  throw error
}

/** Bytes of the whole file, from the head of an answer with a part of it: `bytes 0-9/100`. */
function wholeSize(contentRange: string | undefined): number | undefined {
  const total = /\/(\d+)$/.exec(contentRange ?? '')?.[1]
  return total === undefined ? undefined : Number(total)
}
