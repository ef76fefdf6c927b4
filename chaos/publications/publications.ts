import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom } from '../../fuzz/random.ts'
import { type KillPlace, killServers } from '../kill-place.ts'
import { countPublished } from './count-published.ts'

/**
 * Kills the server with SIGKILL at random moments while it publishes 50 drafts together. All of them must be
 * published or none. Also kills one of several processes that run due schedules. Each entry must be published once.
 * Exits with 1 otherwise.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
})

const PROGRAM = join(import.meta.dirname, '../../server/test/processes/publishing-process.ts')
const TOGETHER = 50
const SCHEDULED = 20
/** One of this number of kills hits processes that run due schedules. */
const SCHEDULES_EVERY = 5
const WAIT_MS = 120_000

async function killOften(place: KillPlace): Promise<string[]> {
  const random = createRandom(Number(values.seed))
  const start = (work: string, round: string, count = 0) =>
    place.start(PROGRAM, { WORK: work, ROUND: round, COUNT: `${count}` })
  const found = (round: string) => countPublished(place.database.orm, round)
  /** Duration of the last completed publication. The first one is not killed. */
  let publicationMs = WAIT_MS
  const sums = { all: 0, none: 0, once: 0 }
  const faults: string[] = []

  async function killPublication(round: string): Promise<void> {
    const server = start('publish', round, TOGETHER)
    if (!(await server.firstLine)) throw new Error('The process ended by itself')
    const began = performance.now()
    const life = publicationMs === WAIT_MS ? WAIT_MS : random.next() * publicationMs * 1.2
    while (performance.now() - began < life && server.lines.length < 2) await pause(1)
    const answered = server.lines.includes('published')
    if (answered) publicationMs = performance.now() - began
    await server.kill()
    const { live, published, versions, audited, orphans } = await found(round)
    if (orphans > 0) faults.push(`${round}: ${orphans} versions of what is not published`)
    const counts = `${live} on the site, ${published} published, ${versions} versions, ${audited} noted`
    const isAll = [live, published, versions, audited].every((count) => count === TOGETHER)
    const isNone = [live, published, versions, audited].every((count) => count === 0)
    if (isAll) sums.all += 1
    if (isNone) sums.none += 1
    if (!isAll && !isNone) faults.push(`${round}: ${counts}`)
    if (answered && !isAll) faults.push(`${round}: answered, and ${counts}`)
  }

  /** Three processes run due schedules at once, one of them is killed. */
  async function killSchedules(round: string): Promise<void> {
    const first = start('schedule', round, SCHEDULED)
    if (!(await first.firstLine)) throw new Error('The process ended by itself')
    const others = [start('serve', round), start('serve', round)]
    await pause(random.next() * publicationMs)
    await first.kill()
    const last = start('serve', round)
    await last.firstLine
    const end = Date.now() + WAIT_MS
    while ((await found(round)).published < SCHEDULED && Date.now() < end) await pause(200)
    for (const server of [...others, last]) await server.kill()
    const { live, versions, audited } = await found(round)
    if (live === SCHEDULED && versions === SCHEDULED && audited === SCHEDULED) sums.once += SCHEDULED
    else
      faults.push(`${round}: of ${SCHEDULED} due ${live} on the site, ${versions} versions, ${audited} noted`)
  }

  for (let kill = 1; kill <= Number(values.kills); kill += 1) {
    await (kill % SCHEDULES_EVERY === 0 ? killSchedules : killPublication)(`round-${kill}`)
    if (kill % 10 === 0)
      console.log(
        `${kill} kills; of publications all ${sums.all} times, none ${sums.none} times; ${sums.once} scheduled once; ${faults.length} faults`,
      )
  }
  return faults
}

console.log(`Seed ${values.seed}`)
await killServers(killOften)
