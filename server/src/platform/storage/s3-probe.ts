import { randomUUID } from 'node:crypto'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { isTakenKey } from './s3-errors.ts'

/** Rights that a bucket has to grant, by the names used in error messages. */
type S3Right = 'write' | 'read' | 'delete'

/** The bucket refuses what the product needs. */
export class S3ProbeError extends Error {
  readonly right: S3Right | 'conditional writes'

  constructor(right: S3Right | 'conditional writes', cause?: unknown) {
    super(`The bucket refuses: ${right}`, { cause })
    this.right = right
  }
}

/**
 * Writes, reads and deletes a small object below `root`. Throws S3ProbeError for the first request that is
 * refused, or if the bucket ignores `If-None-Match`. The object is deleted in any case.
 */
export async function probeBucket(client: S3Client, Bucket: string, root: string): Promise<void> {
  const object = { Bucket, Key: `${root}probe/${randomUUID()}` }
  const attempt = async (right: S3Right, request: Promise<unknown>) => {
    await request.catch((error: unknown) => {
      throw new S3ProbeError(right, error)
    })
  }
  const put = () =>
    client.send(new PutObjectCommand({ ...object, Body: 'probe', ContentLength: 5, IfNoneMatch: '*' }))
  await attempt('write', put())
  try {
    await attempt(
      'read',
      client.send(new GetObjectCommand(object)).then(({ Body }) => Body?.transformToByteArray()),
    )
    const isReplaced = await put().then(
      () => true,
      (error: unknown) => !isTakenKey(error),
    )
    if (isReplaced) throw new S3ProbeError('conditional writes')
  } catch (error) {
    await client.send(new DeleteObjectCommand(object)).catch(() => undefined)
    throw error
  }
  await attempt('delete', client.send(new DeleteObjectCommand(object)))
}
