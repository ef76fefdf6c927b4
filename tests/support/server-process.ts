import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  if (bound === null || typeof bound === 'string') throw new Error('No port')
  return bound.port
}

/** Waits until the server prints its URL. Discards further output. */
export async function ready({ stdout }: { stdout: Readable }, url: string): Promise<void> {
  for await (const line of createInterface(stdout))
    if (line.startsWith(url)) {
      stdout.resume()
      return
    }
  throw new Error('The server ended before it was ready')
}

/** Stops a server by SIGTERM and waits for its exit, if it still runs. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
