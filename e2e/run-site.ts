import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface RunningSite {
  /** Without a slash at the end. */
  address: string
  directory: string
  stop(): Promise<void>
}

/** Starts the whole product as `npm start` does, on an empty directory of its own. */
export async function runSite(variables: Record<string, string> = {}): Promise<RunningSite> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-e2e-'))
  const port = await freePort()
  const site = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: directory,
      LOG_LEVEL: 'warn',
      ...variables,
    },
  })
  const address = `http://localhost:${port}`
  await Promise.race([
    once(site, 'exit').then(() => Promise.reject(new Error('The site ended before it was ready'))),
    lineWith(site.stdout, `${address}/`),
  ])
  const stop = async () => {
    const ended = once(site, 'exit')
    site.kill('SIGTERM')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  return { address, directory, stop }
}

async function lineWith(stream: NodeJS.ReadableStream, text: string): Promise<void> {
  for await (const line of createInterface(stream)) if (line.includes(text)) break
  stream.resume()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
