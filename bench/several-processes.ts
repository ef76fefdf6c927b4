import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { startEdits } from '../chaos/processes/edits.ts'
import { type Fleet, startFleet } from '../chaos/processes/fleet.ts'
import { startVisitors } from '../chaos/processes/pages.ts'
import { percentile } from '../chaos/processes/percentile.ts'
import { restartAll } from '../chaos/processes/restart-all.ts'
import { load } from './load.ts'

/**
 * Measures one, two and three processes behind HAProxy. Prints requests per second, failed requests during a rolling
 * restart, and the time from a publication until each process shows it. Exits with 1 if a request fails, or if an edit takes
 * longer than a second (p99). Client, proxy, database and processes share the processors of this machine.
 */
const COUNTS = [1, 2, 3]
const SECONDS = 5
const GRACE_S = 4
const VISITORS = 4
const EDITS_MS = 15_000
const SHOWN_MS = 1000

let isMissed = false
console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} before`)
for (const count of COUNTS) {
  const fleet = await startFleet(count, GRACE_S)
  const server = { url: fleet.url, pid: process.pid, stop: fleet.stop }
  await load(server, '/', 1)
  const page = await load(server, '/', SECONDS)
  const endpoint = await load(server, '/api/v1/posts', SECONDS)
  console.log(
    `${count} processes: ${Math.round(page.requestsPerSecond)} cached pages/s, ${Math.round(endpoint.requestsPerSecond)} API answers/s`,
  )
  await measureEdits(fleet)
  if (count > 1) await measureRestart(fleet)
  await fleet.stop()
}
process.exit(isMissed ? 1 : 0)

async function measureEdits(fleet: Fleet): Promise<void> {
  const edits = await startEdits(fleet)
  await pause(EDITS_MS)
  await edits.stop()
  const [middle, most] = [percentile(edits.delays, 0.5), percentile(edits.delays, 0.99)]
  if (!(most <= SHOWN_MS) || edits.faults.length > 0) isMissed = true
  console.log(
    `  commit to fresh: p50 ${Math.round(middle)} ms, p99 ${Math.round(most)} ms of ${edits.delays.length} (limit ${SHOWN_MS} ms)`,
  )
}

async function measureRestart(fleet: Fleet): Promise<void> {
  const visitors = startVisitors(fleet.url, VISITORS)
  const faults = await restartAll(fleet)
  await visitors.stop()
  const failed = visitors.failures.length
  if (failed + faults.length > 0) isMissed = true
  console.log(`  rolling restart: ${failed} of ${visitors.requests()} requests failed (limit 0)`)
  for (const fault of [...faults, ...visitors.failures.map(({ reason }) => reason)].slice(0, 10))
    console.log(`    ${fault}`)
}
