import { S3Client } from '@aws-sdk/client-s3'
import type { S3Address } from './s3-address.ts'

const CONNECT_MS_MAX = 5000
/** Silence on a connection; a whole request may take much longer, a file is up to 100 MB. */
const SILENCE_MS_MAX = 60_000
/** Of requests that hold no file; see s3-put.ts for those that do. */
const ATTEMPTS_MAX = 3

/** A client of one store, by what every S3-compatible one understands. Connects when first asked. */
export function openS3Client(address: S3Address): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = address
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // The client's own checksums change how a body is framed, and many stores keep the frames as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: { connectionTimeout: CONNECT_MS_MAX, socketTimeout: SILENCE_MS_MAX },
    // Whatever fails is thrown and logged by whoever asked; the client would write plain text to stdout.
    logger: silent,
  })
}

const nothing = () => undefined
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }
