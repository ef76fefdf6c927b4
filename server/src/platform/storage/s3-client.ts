import { S3Client } from '@aws-sdk/client-s3'
import type { S3Url } from '../process/s3-url.ts'

/** What one client may use. */
export interface S3ClientLimits {
  /** Connections at once; whoever comes then waits for one. */
  socketsMax: number
  connectMs: number
  /** Silence on a connection; a whole request may take much longer, a file is up to 100 MB. */
  silenceMs: number
}

/** Of requests that hold no file; see s3-put.ts for those that do. */
const ATTEMPTS_MAX = 3

/** A client of one store, by what every S3-compatible one understands. Connects when first asked. */
export function openS3Client(address: S3Url, limits: S3ClientLimits): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = address
  const agent = { keepAlive: true, maxSockets: limits.socketsMax }
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // The client's own checksums change how a body is framed, and many stores keep the frames as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.silenceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Whatever fails is thrown and logged by whoever asked; the client would write plain text to stdout.
    logger: silent,
  })
}

const nothing = () => undefined
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }
