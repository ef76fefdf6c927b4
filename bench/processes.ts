import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort, ready, stop } from '../tests/support/server-process.ts'

/** A measured server in its own process. */
export interface Measured {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Starts a server and waits until it prints its URL. Discards its log. */
export async function startServer(file: string, env: Record<string, string>): Promise<Measured> {
  const port = await freePort()
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port) },
  })
  const url = `http://localhost:${port}`
  await ready(child, url)
  return { url, pid: requirePid(child), stop: () => stop(child) }
}

function requirePid(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('The server did not start')
  return child.pid
}

/** Returns resident memory in MB. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Returns used processor time in clock ticks. */
export function processorTicks(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return Number(fields[11]) + Number(fields[12])
}
