import { startS3Server } from '../../server/test/stand-ins/s3-server.ts'

/** Our own S3 server in its own process. Prints its STORAGE_URL. */
console.log((await startS3Server()).url)
