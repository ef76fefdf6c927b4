import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type S3Credentials, verifyS3Signature } from './s3-signature.ts'

/** S3 server with one bucket in memory. Answers the requests that the product sends, with 501 any other. */
export interface S3Server {
  port: number
  /** STORAGE_URL of a prefix in its only bucket. */
  url: string
  /** Returns the keys of its objects, without uploads that are not complete. */
  keys(): string[]
  /** Number of uploads in parts that are neither complete nor aborted. */
  openUploads(): number
  /** Stops it as if its machine was lost. */
  stop(): Promise<void>
}

interface S3Object {
  bytes: Buffer
  storedAt: Date
}

/** Answer without its XML frame. An error has no `bytes`. */
type Answer = { status: number; code?: string; headers?: Record<string, string | number>; bytes?: Buffer }

const BUCKET = 'rapport-files'
const CREDENTIALS: S3Credentials = { accessKeyId: 'TESTKEYID', secretAccessKey: 'TEST/SECRET+KEY' }
const KEYS_MAX = 1000

/** Returns the STORAGE_URL of that prefix through another port. */
export function s3UrlAt(port: number): string {
  const [id, secret] = Object.values(CREDENTIALS).map(encodeURIComponent)
  return `s3://${id}:${secret}@127.0.0.1:${port}/${BUCKET}/demo/files?tls=off`
}

/** What the server does differently from a complete store. */
export interface S3ServerFaults {
  /** Methods that the key may not use on objects. */
  forbidden?: string[]
  ignoresConditions?: boolean
  port?: number
}

export async function startS3Server({ port: wanted = 0, ...faults }: S3ServerFaults = {}): Promise<S3Server> {
  const objects = new Map<string, S3Object>()
  const uploads: Uploads = new Map()
  const server = createServer((request, response) => {
    answer({ objects, uploads }, request, faults).then(
      (result) => send(request, response, result),
      // The connection broke: nothing is stored or answered.
      () => response.destroy(),
    )
  })
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    port,
    url: s3UrlAt(port),
    keys: () => [...objects.keys()].sort(),
    openUploads: () => uploads.size,
    stop,
  }
}

async function answer(
  { objects, uploads }: { objects: Map<string, S3Object>; uploads: Uploads },
  request: IncomingMessage,
  { forbidden = [], ignoresConditions = false }: S3ServerFaults,
): Promise<Answer> {
  const body = await buffer(request)
  const failure = verifyS3Signature(request, body, CREDENTIALS)
  if (failure) return { status: failure === 'XAmzContentSHA256Mismatch' ? 400 : 403, code: failure }
  const url = new URL(request.url ?? '', 'http://s3')
  const [bucket = '', ...path] = url.pathname.slice(1).split('/')
  if (bucket !== BUCKET) return { status: 404, code: 'NoSuchBucket' }
  const key = decodeURIComponent(path.join('/'))
  const { method, headers } = request
  if (key === '') {
    if (method === 'HEAD') return { status: 200 }
    if (method === 'GET' && url.searchParams.get('list-type') === '2') return list(objects, url.searchParams)
    return { status: 501, code: 'NotImplemented' }
  }
  if (forbidden.includes(method ?? '')) return { status: 403, code: 'AccessDenied' }
  const inParts = uploadInParts(objects, uploads, { method, query: url.searchParams, key, body })
  if (inParts) return inParts
  if (method === 'PUT') {
    if (headers['if-none-match'] === '*' && objects.has(key) && !ignoresConditions)
      return { status: 412, code: 'PreconditionFailed' }
    objects.set(key, { bytes: body, storedAt: new Date() })
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  if (method === 'GET' || method === 'HEAD') return get(objects.get(key), headers.range)
  return { status: 501, code: 'NotImplemented' }
}

type Uploads = Map<string, Map<number, Buffer>>

/** Answers the requests of an upload in parts. Undefined for another request. */
function uploadInParts(
  objects: Map<string, S3Object>,
  uploads: Uploads,
  {
    method,
    query,
    key,
    body,
  }: { method: string | undefined; query: URLSearchParams; key: string; body: Buffer },
): Answer | undefined {
  if (method === 'POST' && query.has('uploads')) {
    const id = randomUUID()
    uploads.set(id, new Map())
    return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
  }
  const id = query.get('uploadId')
  if (id === null) return undefined
  const parts = uploads.get(id)
  if (!parts) return { status: 404, code: 'NoSuchUpload' }
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  uploads.delete(id)
  if (method === 'DELETE') return { status: 204 }
  const bytes = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part))
  objects.set(key, { bytes, storedAt: new Date() })
  return xml('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
}

const xml = (text: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  bytes: Buffer.from(text),
})

function get(object: S3Object | undefined, range: string | undefined): Answer {
  if (!object) return { status: 404, code: 'NoSuchKey' }
  const { bytes, storedAt } = object
  const headers = { etag: etagOf(bytes), 'last-modified': storedAt.toUTCString(), 'accept-ranges': 'bytes' }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (first === undefined) return { status: 200, headers, bytes }
  const start = Number(first)
  if (start >= bytes.length) return { status: 416, code: 'InvalidRange' }
  const end = Math.min(Number(last), bytes.length - 1)
  const contentRange = `bytes ${start}-${end}/${bytes.length}`
  return {
    status: 206,
    headers: { ...headers, 'content-range': contentRange },
    bytes: bytes.subarray(start, end + 1),
  }
}

/** Keys contain only letters, digits and `/._-`, so that XML needs no escapes. */
function list(objects: Map<string, S3Object>, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, Math.min(Number(query.get('max-keys') ?? KEYS_MAX), KEYS_MAX))
  const isLast = page.length === keys.length
  const contents = page.map((key) => {
    const { bytes, storedAt } = objects.get(key) as S3Object
    return `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Contents>`
  })
  const next = isLast ? '' : `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
  const xml = `<ListBucketResult><Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${!isLast}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  return { status: 200, headers: { 'content-type': 'application/xml' }, bytes: Buffer.from(xml) }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, headers, bytes }: Answer,
): void {
  const body = code ? Buffer.from(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`) : bytes
  const type = code ? { 'content-type': 'application/xml' } : {}
  const length = status === 204 ? {} : { 'content-length': body?.length ?? 0 }
  response.writeHead(status, { ...headers, ...type, ...length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
