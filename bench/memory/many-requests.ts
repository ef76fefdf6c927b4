import autocannon from 'autocannon'
import { type Measured, residentMb } from '../processes.ts'

const REQUESTS = 100_000

/** Resident memory after as many requests as make a leak show, against that at the first one. */
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
