import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { PUBLISHED_TOGETHER_MAX } from '@rapport/contract/limits'
import { createRandom, type Random } from '../../fuzz/random.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { openPglite } from '../../server/src/platform/database/pglite-database.ts'
import { openPostgres } from '../../server/src/platform/database/postgres-database.ts'
import { databaseUrl, onServer } from '../../server/test/global-setup.ts'
import { startLocalPostgres } from '../../server/test/local-postgres.ts'
import { seedSmallFactory } from '../../server/test/orders-app.ts'
import { type KillableServer, startServer } from '../kill-orders/killable-server.ts'
import { measureSchedules } from './measure-schedules.ts'
import { publishTogether } from './publish-together.ts'
import { countWaiting, createThings, inspectRound, startRound, type Things } from './round.ts'

/**
 * Kills the server with SIGKILL while fifty drafts are published together, and while scheduled ones fall due: all of the former or
 * none are on the site then, and each of the latter once, whoever did it. Ends with 1 where that is not so. At the end it measures how long
 * after their minute scheduled things are there.
 */
const { values } = parseArgs({
  options: {
    /** Of each sort, on each database. */
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'both' },
    minutes: { type: 'string', default: '2' },
  },
})

/** Things that fall due together. */
const SCHEDULED = 10
/** What a process may take to do what is due, on a machine that does much else. */
const DUE_MS_MAX = 120_000

interface Target {
  name: string
  variables: Record<string, string>
  open(): Promise<Database>
  /** Processes that find something due at once. */
  processes: number
  random: Random
}

async function withDatabase<T>({ open }: Target, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Publishes drafts together without a kill. Returns how many milliseconds that takes. */
async function measureTogether(target: Target, things: Things): Promise<number> {
  const plan = { title: 'Вместе 0', isScheduled: false }
  const { entries } = await withDatabase(target, (database) => startRound(database, things, plan))
  const server = startServer(target.variables)
  const url = await server.url
  if (!url) throw new Error('The server ended by itself')
  const started = performance.now()
  const status = await publishTogether(url, things.token, entries)
  const took = performance.now() - started
  await server.kill()
  if (status !== 200) throw new Error(`Publishing was answered ${status}`)
  return took
}

/** Publishes drafts together, and kills the server meanwhile. Returns what is wrong then. */
async function killTogether(target: Target, things: Things, kills: number): Promise<string[]> {
  const faults: string[] = []
  const outcomes = { all: 0, none: 0, answered: 0 }
  let answerMs = await measureTogether(target, things)
  for (let kill = 1; kill <= kills; kill += 1) {
    const plan = { title: `Вместе ${kill}`, isScheduled: false }
    const round = await withDatabase(target, (database) => startRound(database, things, plan))
    const server = startServer(target.variables)
    const url = await server.url
    if (!url) throw new Error('The server ended by itself')
    const started = performance.now()
    const answer = publishTogether(url, things.token, round.entries).then((status) => {
      if (status === 200) answerMs += (performance.now() - started - answerMs) / 2
      return status
    })
    await pause(target.random.next() * 1.5 * answerMs)
    await server.kill()
    const status = await answer
    const report = await withDatabase(target, (database) => inspectRound(database, round))
    faults.push(...report.faults)
    const isAll = report.published === round.entries.length
    if (!isAll && report.published > 0) faults.push(`${plan.title}: ${report.published} are published`)
    if (status === 200 && !isAll) faults.push(`${plan.title}: was answered, and is lost`)
    if (status !== undefined && status !== 200) faults.push(`${plan.title}: was answered ${status}`)
    outcomes[isAll ? 'all' : 'none'] += 1
    if (status === 200) outcomes.answered += 1
  }
  const { all, none, answered } = outcomes
  console.log(
    `${target.name}: ${kills} kills while ${things.ids.length} drafts are published: all ${all} (${answered} answered), none ${none}, ${faults.length} faults`,
  )
  return faults
}

/** Has things fall due, kills whoever does them, and lets several processes find the rest. Returns what is wrong then. */
async function killScheduled(target: Target, things: Things, kills: number): Promise<string[]> {
  const faults: string[] = []
  const due = { ...things, ids: things.ids.slice(0, SCHEDULED) }
  let cutShort = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const plan = { title: `По расписанию ${kill}`, isScheduled: true }
    const round = await withDatabase(target, (database) => startRound(database, due, plan))
    const first = startServer(target.variables)
    await first.url
    await pause(target.random.next() * 600)
    await first.kill()
    const left = await withDatabase(target, countWaiting)
    if (left > 0 && left < SCHEDULED) cutShort += 1
    const servers = Array.from({ length: target.processes }, () => startServer(target.variables))
    await Promise.all(servers.map(({ url }) => url))
    await waitUntilDone(target, servers)
    const report = await withDatabase(target, (database) => inspectRound(database, round))
    faults.push(...report.faults)
    if (report.published !== SCHEDULED || report.publications !== SCHEDULED)
      faults.push(
        `${plan.title}: ${report.published} of ${SCHEDULED} are there, ${report.publications} publications`,
      )
  }
  console.log(
    `${target.name}: ${kills} kills while ${SCHEDULED} things fall due (${cutShort} of them in the middle), ${target.processes} processes after it: ${faults.length} faults`,
  )
  return faults
}

/** Waits until nothing is due, and ends the servers. The embedded database can be looked into only when they have ended. */
async function waitUntilDone(target: Target, servers: KillableServer[]): Promise<void> {
  const isShared = target.variables.DATABASE_URL !== ''
  const end = performance.now() + DUE_MS_MAX
  let waiting = SCHEDULED
  if (isShared)
    await withDatabase(target, async (database) => {
      while (performance.now() < end && waiting > 0) {
        waiting = await countWaiting(database)
        await pause(100)
      }
    })
  else await pause(5000)
  for (const server of servers) await server.kill()
}

async function run(target: Target, kills: number, minutes: number): Promise<string[]> {
  const things = await withDatabase(target, async (database) => {
    await database.migrate()
    await seedSmallFactory(database)
    return createThings(database, PUBLISHED_TOGETHER_MAX)
  })
  const faults = [
    ...(await killTogether(target, things, kills)),
    ...(await killScheduled(target, things, kills)),
  ]
  for (const fault of faults.slice(0, 50)) console.log(`  FAULT ${fault}`)
  const late = await measureSchedules(target.variables, things, minutes)
  console.log(
    `${target.name}: scheduled things were there ${late.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')} after their minute`,
  )
  return faults
}

const seed = Number(values.seed)
const postgres = values.database === 'pglite' ? undefined : await startLocalPostgres()
if (values.database !== 'pglite' && !postgres) console.log('There is no PostgreSQL on this machine')
if (postgres) await onServer(postgres.url, 'create database kills')
const directory = await mkdtemp(join(tmpdir(), 'rapport-kills-'))
const sharedUrl = postgres && databaseUrl(postgres.url, 'kills')
const targets: Target[] = [
  ...(values.database === 'postgres'
    ? []
    : [
        {
          name: 'PGlite',
          variables: { DATA_DIR: directory, DATABASE_URL: '' },
          open: () => openPglite(join(directory, 'db')),
          processes: 1,
          random: createRandom(seed),
        },
      ]),
  ...(sharedUrl
    ? [
        {
          name: 'PostgreSQL',
          variables: { DATA_DIR: directory, DATABASE_URL: sharedUrl },
          open: () => openPostgres(sharedUrl),
          processes: 3,
          random: createRandom(seed),
        },
      ]
    : []),
]
console.log(`Seed ${seed}`)
const faults: string[] = []
try {
  for (const target of targets)
    faults.push(...(await run(target, Number(values.kills), Number(values.minutes))))
} finally {
  await postgres?.stop()
  await rm(directory, { recursive: true, force: true })
}
process.exit(faults.length === 0 ? 0 : 1)
