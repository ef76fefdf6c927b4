import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startHealthProbe } from './health-probe.ts'
import { printReport } from './print-report.ts'
import { type FuzzOptions, runFuzz } from './run-fuzz.ts'
import { startTarget } from './start-target.ts'

/**
 * Sends hostile requests to the whole product over real connections: endpoints, pages, files, the order form, invalid
 * framing. `--only N` sends and shows only the N-th request of a seed. Exits with 1 if it finds a fault.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    connections: { type: 'string', default: '8' },
    only: { type: 'string' },
  },
})
const requests = Number(values.requests)
const base = { seed: Number(values.seed), connections: Number(values.connections), spreadIps: true }

/** After this share of the requests all caches are full. */
const WARM_UP = 0.25
/** Allowed growth of memory. */
const GROWTH_MAX = 0.1
const LIMITED_REQUESTS = 500
const IDLE_MS = 5000

const logFile = join(mkdtempSync(join(tmpdir(), 'rapport-fuzz-')), 'server.log')
const target = await startTarget(logFile)
console.log(`Seed ${base.seed}, port ${target.port}, log of errors in ${logFile}`)
const probe = startHealthProbe(target.port)
const started = performance.now()
let faults = 0

async function run(title: string, options: FuzzOptions): Promise<void> {
  const report = await runFuzz(target, options)
  printReport(title, report)
  faults += report.faults.length
}

function complain(sentence: string): void {
  faults += 1
  console.log(sentence)
}

async function measureIdle(): Promise<number> {
  if (!target.isAlive()) return Number.NaN
  await pause(IDLE_MS)
  const { rss, heapUsed, external } = await target.measureMemory()
  const [total, heap, outside] = [rss, heapUsed, external].map((bytes) => `${Math.round(bytes / 1e6)} MB`)
  console.log(`  memory: ${total}, of it heap ${heap}, outside of it ${outside}`)
  return rss
}

if (values.only !== undefined) {
  const from = Number(values.only)
  await run('One request', { ...base, from, to: from + 1, verbose: true })
} else {
  const warmUp = Math.round(requests * WARM_UP)
  await run('Warm-up', { ...base, from: 0, to: warmUp })
  const before = await measureIdle()
  await run('After it', { ...base, from: warmUp, to: requests })
  const growth = (await measureIdle()) / before - 1
  console.log(`  growth of memory: ${(growth * 100).toFixed(1)} %`)
  if (growth > GROWTH_MAX) complain('Memory has grown')
  await run('From one address, within the limits', {
    ...base,
    seed: base.seed + 1,
    from: 0,
    to: LIMITED_REQUESTS,
    spreadIps: false,
  })
}

const { worstMs, failures } = await probe.stop()
console.log(`\nHealth answered within ${Math.round(worstMs)} ms`)
for (const failure of failures) complain(failure)
const end = target.endedBy()
if (end) complain(`The process ended by ${end} at ${new Date().toISOString()}`)
await target.stop()
const errors = readFileSync(logFile, 'utf8').split('\n').filter(Boolean)
if (errors.length > 0)
  complain(`${errors.length} lines in the log of errors, the first: ${errors[0]?.slice(0, 400)}`)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${requests} requests in ${seconds} s, ${faults === 0 ? 'no fault' : `${faults} faults`}`)
process.exit(faults === 0 ? 0 : 1)
