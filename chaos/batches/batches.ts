import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom } from '../../fuzz/random.ts'
import { STEP_ENTRIES } from '../../server/src/batches/run-batch.ts'
import { type KillPlace, killServers } from '../kill-place.ts'
import { countWritten, readReport } from './count-written.ts'

/**
 * Kills the server with SIGKILL at random moments while it applies an import or a bulk edit of its items. An import
 * must have written everything or nothing, a bulk edit whole steps. After a restart both must be complete, without
 * duplicates, with a correct report. Exits with 1 otherwise.
 */
const { values } = parseArgs({
  options: {
    /** Every second kill interrupts a bulk edit of the items that the import before has added. */
    kills: { type: 'string', default: '20' },
    rows: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
})

const PROGRAM = join(import.meta.dirname, '../../server/test/processes/importing-process.ts')
const WAIT_MS = 600_000

async function killOften(place: KillPlace): Promise<string[]> {
  const random = createRandom(Number(values.seed))
  const rows = Number(values.rows)
  const faults: string[] = []
  /** Duration of an uninterrupted run. The first run of each is not killed. */
  const tookMs: Record<'import' | 'bulk', number | undefined> = { import: undefined, bulk: undefined }
  const sums = { none: 0, some: 0, all: 0 }

  async function kill(task: 'import' | 'bulk', round: string, target: string): Promise<void> {
    const server = place.start(PROGRAM, { WORK: task, ROUND: round, TARGET: target, COUNT: `${rows}` })
    const [, id = ''] = (await server.firstLine)?.split(' ') ?? []
    if (!id) throw new Error('The process ended by itself')
    const began = performance.now()
    const took = tookMs[task]
    const life = took === undefined ? WAIT_MS : random.next() * took
    while (performance.now() - began < life && server.lines.length < 2) await pause(1)
    if (server.lines.length >= 2) tookMs[task] ??= performance.now() - began
    await server.kill()
    const expected =
      task === 'import'
        ? ({ reason: 'import', summary: 'Коротко' } as const)
        : ({ reason: 'bulk-edit', summary: round } as const)
    const found = () => countWritten(place.database.orm, target, expected)
    const left = await found()
    const done = left.summaries
    sums[done === 0 ? 'none' : done === rows ? 'all' : 'some'] += 1
    const isWhole = task === 'import' ? done === 0 || done === rows : done % STEP_ENTRIES === 0
    if (!isWhole || left.versions !== done) faults.push(`${round}: killed, and ${JSON.stringify(left)}`)

    const next = place.start(PROGRAM, { WORK: 'serve', TASK: task, ID: id })
    const end = Date.now() + WAIT_MS
    while (next.lines.length < 2 && Date.now() < end) await pause(20)
    const [, state] = next.lines
    await next.kill()
    const report = await readReport(place.database.orm, task, Number(id))
    const after = await found()
    const isAll = Object.values(after).every((count) => count === rows)
    const isReported =
      state === (task === 'import' ? 'applied' : 'done') && report === `done, ${rows} published`
    if (!isAll || !isReported) faults.push(`${round}: ${state}, ${report}; ${JSON.stringify(after)}`)
    console.log(`${task} of ${rows}, killed with ${done} written; then ${state}, ${report}`)
  }

  for (let at = 1; at <= Number(values.kills); at += 1)
    await (at % 2 === 1 ? kill('import', `r${at}x`, `r${at}x`) : kill('bulk', `r${at}x`, `r${at - 1}x`))
  const seconds = (ms = Number.NaN) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `${values.kills} kills, nothing written yet ${sums.none} times, a part ${sums.some}, all ${sums.all}; ${faults.length} faults; undisturbed a file of ${rows} takes ${seconds(tookMs.import)}, a change ${seconds(tookMs.bulk)}`,
  )
  return faults
}

console.log(`Seed ${values.seed}`)
await killServers(killOften)
