import { basename, dirname, resolve } from 'node:path'
import type { ArchiveStore } from '../platform/archive/archive-store.ts'
import { createDecryption, isEncrypted } from '../platform/archive/encryption.ts'
import { openFolderStore } from '../platform/archive/folder-store.ts'
import { StartError } from '../platform/process/env.ts'
import { parseS3Url, S3_URL_FORMAT, type S3Url } from '../platform/process/s3-url.ts'
import type { OpenArchive } from './check-archive.ts'

const isS3 = (address: string) => address.startsWith('s3:')

function readS3Url(address: string): S3Url {
  const url = parseS3Url(address)
  if (!url) throw new StartError(`The address of the bucket is not allowed: it has to be ${S3_URL_FORMAT}.`)
  return url
}

async function openBucket(url: S3Url): Promise<ArchiveStore> {
  // The S3 client is large, so it is loaded only if it is used.
  const { openBucketStore } = await import('../platform/archive/bucket-store.ts')
  return openBucketStore(url)
}

/**
 * Opens the place of archives, a folder or `s3://…`. Throws StartError if it is inside of the store that is
 * backed up: each backup would contain the earlier ones.
 */
export async function openArchiveStore(
  address: string,
  backedUp: { folder: string; url: S3Url | undefined },
) {
  if (!isS3(address)) {
    if (!backedUp.url && `${resolve(address)}/`.startsWith(`${backedUp.folder}/`))
      throw new StartError(`${address} is inside of the files that are backed up. Choose another folder.`)
    return openFolderStore(address)
  }
  const url = readS3Url(address)
  const { url: own } = backedUp
  if (own && own.endpoint === url.endpoint && own.bucket === url.bucket && url.prefix.startsWith(own.prefix))
    throw new StartError(
      'The bucket of the archives is the bucket of the files that are backed up. Choose another bucket, or another prefix.',
    )
  return openBucket(url)
}

/** Finds an archive by its path or `s3://…/name`. Returns a function that opens its decrypted bytes. */
export async function findArchive(address: string, identityFile: string | undefined): Promise<OpenArchive> {
  const { store, name } = isS3(address) ? await findInBucket(address) : findInFolder(address)
  const start = await firstBytes(await store.open(name, 64))
  if (!isEncrypted(start)) return () => store.open(name)
  if (!identityFile)
    throw new StartError('The archive is encrypted. Give the file with the secret key: --identity FILE.')
  const decrypt = await createDecryption(identityFile)
  return async () => decrypt(await store.open(name))
}

const findInFolder = (path: string) => ({
  store: openFolderStore(dirname(resolve(path))),
  name: basename(path),
})

async function findInBucket(address: string) {
  const url = readS3Url(address)
  const path = url.prefix.slice(0, -1).split('/')
  const name = path.pop() ?? ''
  if (name === '') throw new StartError('The address names a bucket and no archive in it.')
  const prefix = path.length > 0 ? `${path.join('/')}/` : ''
  return { store: await openBucket({ ...url, prefix }), name }
}

async function firstBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  for await (const chunk of stream) return chunk
  return new Uint8Array()
}
