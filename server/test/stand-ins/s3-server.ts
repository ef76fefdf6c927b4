import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Real S3 server in its own process, on a temporary directory. */
export interface S3Server {
  port: number
  /** STORAGE_URL of a prefix in its only bucket. */
  url: string
  /** Ends it as if its machine had gone. */
  stop(): Promise<void>
}

const BUCKET = 'rapport-files'
const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')

/** Returns the STORAGE_URL of that prefix through another port. */
export const s3UrlAt = (port: number) => `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}/demo/files?tls=off`

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'rapport-s3-'))
  const options = ['-s', '-d', directory, '-a', '127.0.0.1', '-p', '0', '--no-vhost-buckets']
  // Its list markers use DES, which only the legacy provider has.
  const node = ['--openssl-legacy-provider', '--no-deprecation']
  const child = spawn(process.execPath, [...node, program, ...options, '--configure-bucket', BUCKET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    await rm(directory, { recursive: true, force: true })
  }
  for await (const line of createInterface(child.stdout)) {
    const port = Number(/listening on [\d.]+:(\d+)/.exec(line)?.[1])
    if (!port) continue
    child.stdout.resume()
    return { port, url: s3UrlAt(port), stop }
  }
  throw new Error('s3rver ended before it listened')
}
