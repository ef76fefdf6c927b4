import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom } from '../../fuzz/random.ts'
import { startEdits } from './edits.ts'
import { startFleet } from './fleet.ts'
import type { FleetProcess } from './fleet-process.ts'
import { inspectOrders } from './inspect-orders.ts'
import { startOrderClients } from './orders.ts'
import { startVisitors } from './pages.ts'
import { percentile } from './percentile.ts'
import { restartAll, stopProcess } from './restart-all.ts'

/**
 * Kills, freezes, stops and restarts three processes behind HAProxy at random, while customers place orders with files,
 * visitors read and an owner edits. No answered order may be lost or doubled. No request may fail during a rolling
 * restart. Each process has to show an edit within a second (p99). Exits with 1 otherwise. STORAGE_URL names an S3
 * server to use in place of our own.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
})
const PROCESSES = 3
const GRACE_S = 4
const CLIENTS = 4
const VISITORS = 3
/** Most pause between two random events, in milliseconds. */
const CALM_MS = 3000
const FREEZE_MS = 2000
const EVENTS_BY_ROUND = 4
const SHOWN_MS = 1000

const random = createRandom(Number(values.seed))
const most = Number(values.orders)
console.log(`Seed ${values.seed}. Starting ${PROCESSES} processes, PostgreSQL, an S3 server and HAProxy …`)
const fleet = await startFleet(PROCESSES, GRACE_S)
const edits = await startEdits(fleet)
const visitors = startVisitors(fleet.url, VISITORS)
const orders = startOrderClients(fleet.url, CLIENTS, most)
const events = { kill: 0, freeze: 0, stop: 0, 'kill during the start': 0 }
const faults: string[] = []
/** Failed requests that began during a rolling restart. */
let rollingFailures = 0
let rollingRequests = 0

async function disturb(member: FleetProcess): Promise<void> {
  const event = random.pick(['kill', 'kill', 'freeze', 'stop', 'kill during the start'] as const)
  events[event] += 1
  if (event === 'freeze') return member.freeze(FREEZE_MS)
  if (event === 'stop') faults.push(...(await stopProcess(member)))
  else await member.kill()
  if (event === 'kill during the start') {
    const start = member.start().catch(() => undefined)
    await pause(random.below(CALM_MS))
    await member.kill()
    await start
  }
  await member.start()
}

async function restart(): Promise<void> {
  await fleet.settled()
  const since = performance.now()
  const before = visitors.requests() + orders.acknowledged.size
  faults.push(...(await restartAll(fleet)))
  const failed = [...visitors.failures, ...orders.failures].filter(({ at }) => at >= since)
  rollingFailures += failed.length
  rollingRequests += visitors.requests() + orders.acknowledged.size - before
  for (const { reason } of failed.slice(0, 10)) faults.push(`During a rolling restart ${reason}`)
}

for (let round = 1; round <= Number(values.rounds) || orders.acknowledged.size < most; round += 1) {
  for (let event = 0; event < EVENTS_BY_ROUND; event += 1) {
    await pause(random.below(CALM_MS))
    await disturb(random.pick(fleet.processes))
  }
  await restart()
  console.log(
    `Round ${round}: ${orders.acknowledged.size} orders answered, ${edits.delays.length} edits seen, ${rollingFailures} of ${rollingRequests} requests failed during rolling restarts`,
  )
}
await Promise.all([edits.stop(), visitors.stop(), orders.stop()])
const found = await inspectOrders(fleet, orders.acknowledged)
await fleet.stop()

const shownMs = percentile(edits.delays, 0.99)
if (!(shownMs <= SHOWN_MS)) faults.push(`An edit is shown after ${Math.round(shownMs)} ms (p99)`)
faults.push(...edits.faults, ...found.lost, ...found.doubled, ...found.damaged)
console.log(
  `Events: ${Object.entries(events)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}`,
)
console.log(
  `Orders: ${orders.acknowledged.size} answered, ${found.count} stored, ${found.lost.length} lost, ${found.doubled.length} doubled, ${found.damaged.length} damaged`,
)
console.log(
  `Requests repeated after a kill: ${orders.failures.length} orders, ${visitors.failures.length} pages`,
)
console.log(`Rolling restarts: ${rollingFailures} of ${rollingRequests} requests failed`)
console.log(
  `Edits: ${edits.delays.length} seen, p50 ${Math.round(percentile(edits.delays, 0.5))} ms, p99 ${Math.round(shownMs)} ms`,
)
for (const fault of faults.slice(0, 50)) console.log(`  FAULT ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
