import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** A server under measurement, in a process of its own. */
export interface Measured {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Starts a program of ours and waits for the line with its address. Its log goes nowhere but is written. */
export async function startServer(file: string, env: Record<string, string>): Promise<Measured> {
  const port = await freePort()
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port) },
  })
  const url = `http://localhost:${port}`
  await ready(child, url)
  return { url, pid: pidOf(child), stop: () => stop(child) }
}

async function ready(child: ChildProcessByStdio<null, Readable, null>, url: string): Promise<void> {
  for await (const line of createInterface(child.stdout))
    if (line.startsWith(url)) {
      child.stdout.resume()
      return
    }
  throw new Error('The server ended before it was ready')
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('The server did not start')
  return child.pid
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** Resident memory of a process, in MB. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Processor time a process has used so far, in clock ticks. */
export function processorTicks(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return Number(fields[11]) + Number(fields[12])
}
