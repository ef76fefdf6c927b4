import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  if (bound === null || typeof bound === 'string') throw new Error('No port')
  return bound.port
}

/** Waits for the line a server says its address in. What it says later goes nowhere but is read. */
export async function ready({ stdout }: { stdout: Readable }, bound: string): Promise<void> {
  for await (const line of createInterface(stdout))
    if (line.startsWith(bound)) {
      stdout.resume()
      return
    }
  throw new Error('The server ended before it was ready')
}

/** Has a server end as a supervisor does, and waits until it has; one that ended by itself is left alone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
