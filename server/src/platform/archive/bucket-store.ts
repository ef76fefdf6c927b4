import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { S3Url } from '../process/s3-url.ts'
import { openS3Client } from '../storage/s3-client.ts'
import type { ArchiveStore } from './archive-store.ts'
import { splitIntoParts } from './upload-parts.ts'

const LIMITS = { socketsMax: 4, connectMs: 5000, silenceMs: 120_000 }

/**
 * Opens a prefix of a bucket as a place of archives. An archive is uploaded in parts, and appears when the
 * last part is stored.
 */
export function openBucketStore({ bucket: Bucket, prefix, ...s3Url }: S3Url): ArchiveStore {
  const client = openS3Client({ bucket: Bucket, prefix, ...s3Url }, LIMITS)
  const object = (archive: string) => ({ Bucket, Key: prefix + archive })

  async function startUpload(archive: string) {
    const { UploadId = '' } = await client.send(new CreateMultipartUploadCommand(object(archive)))
    const upload = { ...object(archive), UploadId }
    return { upload, abort: () => client.send(new AbortMultipartUploadCommand(upload)) }
  }

  return {
    name: `bucket ${Bucket} at ${s3Url.endpoint}`,
    async prepare() {
      // Refused without the right to write.
      const { abort } = await startUpload('probe')
      await abort()
    },
    async write(archive, bytes) {
      const { upload, abort } = await startUpload(archive)
      try {
        const Parts: CompletedPart[] = []
        for await (const Body of splitIntoParts(bytes)) {
          const PartNumber = Parts.length + 1
          const part = new UploadPartCommand({ ...upload, PartNumber, Body, ContentLength: Body.length })
          Parts.push({ PartNumber, ETag: (await client.send(part)).ETag })
        }
        await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
      } catch (error) {
        await abort().catch(() => undefined)
        throw error
      }
    },
    async open(archive, length) {
      const Range = length === undefined ? {} : { Range: `bytes=0-${length - 1}` }
      const { Body } = await client.send(new GetObjectCommand({ ...object(archive), ...Range }))
      if (!(Body instanceof Readable)) throw new Error('The store answered without a content')
      return Readable.toWeb(Body) as ReadableStream<Uint8Array>
    },
    async list() {
      const names: string[] = []
      let after: string | undefined
      do {
        const next = after ? { ContinuationToken: after } : {}
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${prefix}rapport-`, ...next }),
        )
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(prefix.length))
        after = page.NextContinuationToken
      } while (after)
      return names
    },
    async remove(archive) {
      await client.send(new DeleteObjectCommand(object(archive)))
    },
  }
}
