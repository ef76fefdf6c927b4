import { S3Client } from '@aws-sdk/client-s3'
import type { S3Url } from '../process/s3-url.ts'

/** Limits of one client. */
export interface S3ClientLimits {
  /** Concurrent connections. Further requests wait for a free connection. */
  socketsMax: number
  connectMs: number
  /**
   * Milliseconds of silence on a connection. A request may take much longer, since a file has up to 100 MB.
   */
  silenceMs: number
}

/** Attempts of requests without a file; see s3-put.ts for files. */
const ATTEMPTS_MAX = 3

/**
 * Creates a client of one store, using only features of every S3-compatible store. Connects at the first
 * request.
 */
export function openS3Client(s3Url: S3Url, limits: S3ClientLimits): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = s3Url
  const agent = { keepAlive: true, maxSockets: limits.socketsMax }
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // The client's checksums change the framing of a body, and many stores save the frames as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.silenceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Errors are thrown and logged by the caller. The client would write plain text to stdout.
    logger: silent,
  })
}

const nothing = () => undefined
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }
