import autocannon from 'autocannon'
import { type Measured, processorTicks } from './processes.ts'

export interface Load {
  requestsPerSecond: number
  /** Clock ticks of processor time per 1000 requests: what other work on the machine disturbs least. */
  ticksPerThousand: number
}

/** Asks for one page over 32 connections for some seconds. */
export async function load(server: Measured, path: string, seconds: number): Promise<Load> {
  const before = processorTicks(server.pid)
  const result = await autocannon({
    url: server.url + path,
    connections: 32,
    duration: seconds,
    // The asker reads answers as text, which takes it longest of packed bytes: it would measure itself.
    headers: { 'accept-encoding': 'identity' },
  })
  const requests = result.requests.total
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`)
  return {
    requestsPerSecond: requests / result.duration,
    ticksPerThousand: ((processorTicks(server.pid) - before) * 1000) / requests,
  }
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
