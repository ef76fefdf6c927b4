import autocannon from 'autocannon'
import { type Measured, processorTicks } from './processes.ts'

export interface Load {
  requestsPerSecond: number
  /** Processor time in clock ticks per 1000 requests. Other load on the machine affects it least. */
  ticksPerThousand: number
}

/** Requests one page over 32 connections for some seconds. */
export async function load(
  server: Measured,
  path: string,
  seconds: number,
  encoding = 'identity',
): Promise<Load> {
  const before = processorTicks(server.pid)
  const result = await autocannon({
    url: server.url + path,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
    setupClient: ignoreBodies,
  })
  const requests = result.requests.total
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`)
  return {
    requestsPerSecond: requests / result.duration,
    ticksPerThousand: ((processorTicks(server.pid) - before) * 1000) / requests,
  }
}

/**
 * Prevents autocannon from decoding each answer. A Cyrillic letter cut by the end of a packet makes decoding four
 * times slower and would distort the measurement.
 */
function ignoreBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(body: Buffer): void } }
  pipelinedRequests.addBody = () => undefined
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
