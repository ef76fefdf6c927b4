import autocannon from 'autocannon'
import { type Measured, residentMb } from '../processes.ts'

const REQUESTS = 100_000

/** Compares resident memory after many requests with memory at the first one, to show leaks. */
export async function memoryAfterManyRequests(site: Measured): Promise<string[]> {
  const before = residentMb(site.pid)
  await autocannon({
    url: `${site.url}/`,
    connections: 32,
    amount: REQUESTS,
    headers: { 'accept-encoding': 'br' },
  })
  const after = residentMb(site.pid)
  return [
    `memory after ${REQUESTS} requests   ${after} MB, ${(after / before).toFixed(2)} of ${before} MB before`,
  ]
}
