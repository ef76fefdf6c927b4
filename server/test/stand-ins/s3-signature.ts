import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>\w+)$/

/**
 * Checks the signature of a request (AWS Signature Version 4 in its header) and the hash of its body. Returns
 * the S3 error code of a wrong one.
 */
export function verifyS3Signature(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: S3Credentials,
): string | undefined {
  const {
    id,
    scope = '',
    names = '',
    signature,
  } = AUTHORIZATION.exec(headers.authorization ?? '')?.groups ?? {}
  if (id !== accessKeyId) return 'InvalidAccessKeyId'
  const bodyHash = String(headers['x-amz-content-sha256'])
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const [path, query = ''] = url.split('?')
  const canonicalQuery = query.split('&').sort().join('&')
  const canonical = [method, path, canonicalQuery, signedHeaders.join(''), names, bodyHash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  let key: string | Buffer = `AWS4${secretAccessKey}`
  for (const part of scope.split('/')) key = hmac(key, part)
  if (hmac(key, toSign).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  return undefined
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
