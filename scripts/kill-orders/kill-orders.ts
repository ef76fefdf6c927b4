import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom, type Random } from '../../fuzz/random.ts'
import { openPglite } from '../../server/src/platform/database/pglite-database.ts'
import { openPostgres } from '../../server/src/platform/database/postgres-database.ts'
import { databaseUrl, onServer } from '../../server/test/global-setup.ts'
import { startLocalPostgres } from '../../server/test/local-postgres.ts'
import { seedSmallFactory } from '../../server/test/orders-app.ts'
import { startMailServer } from '../../server/test/stand-ins/mail-server.ts'
import { type KillableProcess, startProcess } from '../killable-process.ts'
import { inspectData } from './inspect-data.ts'
import { recordMails } from './mail-record.ts'
import { createOrderClient } from './order-client.ts'

/**
 * Kills the server with SIGKILL at random moments: while orders with files come, while their mails leave, while it
 * starts. Then looks whether anything is lost, half, doubled or left over. Ends with 1 when it is. SIGTERM ends the
 * killing early; what has been done until then is still looked through.
 */
const { values } = parseArgs({
  options: {
    /** Of both databases together. */
    kills: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'both' },
  },
})

let stopping = false

const SERVER = join(import.meta.dirname, '../../server/test/processes/orders-process.ts')
const CLIENTS = 3
/** How long a server lives, at most, in the time that an order takes: machines differ, and so does what else they do. */
const LIVES = { orders: 6, mails: 6, start: 12 }
const PROGRESS_EVERY = 20
/** After so many kills the server is left alone until all mails have left. */
const REST_EVERY = 100
/** A killed process's jobs are taken over after two silent heartbeats at most; then they leave one by one. */
const REST_MS = 600_000

/** Kills the server so often on one database. Returns the number of faults. */
async function killOften(name: string, databaseUrl: string, kills: number, random: Random): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-kills-'))
  const mailServer = await startMailServer()
  const mails = recordMails(mailServer)
  const open = () => (databaseUrl ? openPostgres(databaseUrl) : openPglite(join(dataDir, 'db')))
  const empty = await open()
  await empty.migrate()
  await seedSmallFactory(empty)
  await empty.close()

  const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url }
  const acknowledged = new Set<string>()
  const clients = Array.from({ length: CLIENTS }, () => createOrderClient(acknowledged))
  const started = performance.now()
  const minutes = () => `${((performance.now() - started) / 60_000).toFixed(1)} min`
  let faults = 0

  async function killAt(moment: keyof typeof LIVES): Promise<void> {
    const server = startProcess(SERVER, variables)
    const answerMs = Math.max(...clients.map((client) => client.answerMs()))
    const life = random.next() * LIVES[moment] * answerMs
    if (moment === 'start') {
      await pause(life)
      return server.kill()
    }
    const url = await server.firstLine
    if (!url) throw new Error('The server ended by itself')
    const orders = moment === 'orders' ? clients.map((client) => client.run(url)) : []
    await pause(life)
    await server.kill()
    await Promise.all(orders)
  }

  /** Starts a server, lets every client get its last answer and every mail leave, and kills it. */
  async function rest(kill: number): Promise<void> {
    const server: KillableProcess = startProcess(SERVER, variables)
    const url = await server.firstLine
    if (!url) throw new Error('The server ended by itself')
    await Promise.all(clients.map((client) => client.finish(url)))
    const missing = await mails.await(acknowledged, REST_MS)
    // What was sent is also written down as sent a moment later.
    await pause(2000)
    await server.kill()
    if (missing.length > 0) faults += missing.length
    const repeated = [...mails.counts.values()].filter((count) => count > 1).length
    console.log(
      `${name}: ${kill} kills, ${acknowledged.size} orders answered, ${mails.counts.size} mails (${repeated} of them more than once), ${missing.length} missing, ${minutes()}`,
    )
  }

  let kill = 0
  while (kill < kills && !stopping) {
    kill += 1
    await killAt(random.pick(['orders', 'orders', 'orders', 'orders', 'orders', 'orders', 'mails', 'start']))
    if (kill % PROGRESS_EVERY === 0)
      console.log(`${name}: ${kill} kills, ${acknowledged.size} orders answered, ${minutes()}`)
    if (kill % REST_EVERY === 0) await rest(kill)
  }
  await rest(kill)

  const database = await open()
  const findings = await inspectData(database, dataDir, acknowledged, mails.counts)
  await database.close()
  await mailServer.stop()
  for (const fault of findings.faults.slice(0, 50)) console.log(`  FAULT ${fault}`)
  faults += findings.faults.length
  console.log(
    `${name}: ${kill} kills, ${findings.orders} orders, ${findings.swept} files of orders never placed swept, ${faults} faults`,
  )
  if (faults === 0) await rm(dataDir, { recursive: true, force: true })
  else console.log(`  Everything stands in ${dataDir}`)
  return faults
}

process.once('SIGTERM', () => {
  stopping = true
})

const seed = Number(values.seed)
const postgres = values.database === 'pglite' ? undefined : await startLocalPostgres()
const kinds = [
  ...(values.database === 'postgres' ? [] : [{ name: 'PGlite', url: '' }]),
  ...(postgres ? [{ name: 'PostgreSQL', url: databaseUrl(postgres.url, 'kills') }] : []),
]
if (values.database !== 'pglite' && !postgres) console.log('There is no PostgreSQL on this machine')
if (postgres) await onServer(postgres.url, 'create database kills')
console.log(`Seed ${seed}`)
let faults = 0
try {
  for (const { name, url } of kinds)
    faults += await killOften(name, url, Math.ceil(Number(values.kills) / kinds.length), createRandom(seed))
} finally {
  await postgres?.stop()
}
process.exit(faults === 0 ? 0 : 1)
