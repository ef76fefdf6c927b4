import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom, type Random } from '../../fuzz/random.ts'
import { seedSmallFactory } from '../../server/test/orders-app.ts'
import { openProcessDatabase } from '../../server/test/processes/open-process-database.ts'
import { startMailServer } from '../../server/test/stand-ins/mail-server.ts'
import { type KillableProcess, startProcess } from '../killable-process.ts'
import { inspectData } from './inspect-data.ts'
import { recordMails } from './mail-record.ts'
import { createOrderClient } from './order-client.ts'

/**
 * Kills the server, its embedded database, or both with SIGKILL at random moments: during orders with files, during
 * mails, and during the start. Checks that nothing is lost, partial, duplicated or left over. Exits with 1 otherwise.
 * SIGTERM stops the kills early and still runs the checks.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})

let stopping = false

const SERVER = join(import.meta.dirname, '../../server/test/processes/orders-process.ts')
const CLIENTS = 3
/** Maximum lifetime of a server, in multiples of the time of an order. Machines differ in speed. */
const LIVES = { orders: 6, mails: 6, start: 12 }
const PROGRESS_EVERY = 20
/** After this number of kills the server runs until all mails are sent. */
const REST_EVERY = 100
/** The jobs of a killed process are taken over after at most two missed heartbeats. Then they run one by one. */
const REST_MS = 600_000

type Victim = 'server' | 'database' | 'both'

/** Returns the number of faults. */
async function killOften(kills: number, random: Random): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-kills-'))
  const mailServer = await startMailServer()
  const mails = recordMails(mailServer)
  const open = () => openProcessDatabase({ DATA_DIR: dataDir })
  const empty = await open()
  await seedSmallFactory(empty)
  await empty.close()

  const variables = { DATA_DIR: dataDir, SMTP_URL: mailServer.url }
  const acknowledged = new Set<string>()
  const clients = Array.from({ length: CLIENTS }, () => createOrderClient(acknowledged))
  const started = performance.now()
  const minutes = () => `${((performance.now() - started) / 60_000).toFixed(1)} min`
  let faults = 0

  const killed: Record<Victim, number> = { server: 0, database: 0, both: 0 }

  /** If only the database is killed, it restarts by itself and orders continue. */
  async function kill(server: KillableProcess, life: number): Promise<void> {
    const victim = random.pick<Victim>(['server', 'database', 'both'])
    killed[victim] += 1
    if (victim !== 'server') killDatabase(dataDir)
    if (victim === 'database') await pause(life)
    await server.kill()
  }

  async function killAt(moment: keyof typeof LIVES): Promise<void> {
    const server = startProcess(SERVER, variables)
    const answerMs = Math.max(...clients.map((client) => client.answerMs()))
    const life = random.next() * LIVES[moment] * answerMs
    if (moment === 'start') {
      await pause(life)
      return kill(server, life)
    }
    const url = await server.firstLine
    if (!url) throw new Error('The server ended by itself')
    const orders = moment === 'orders' ? clients.map((client) => client.run(url)) : []
    await pause(life)
    await kill(server, life)
    await Promise.all(orders)
  }

  /** Starts a server, waits until all orders are answered and all mails are sent, and kills it. */
  async function rest(count: number): Promise<void> {
    const server: KillableProcess = startProcess(SERVER, variables)
    const url = await server.firstLine
    if (!url) throw new Error('The server ended by itself')
    await Promise.all(clients.map((client) => client.finish(url)))
    const missing = await mails.await(acknowledged, REST_MS)
    // Sent mails are marked as sent a moment later.
    await pause(2000)
    await server.kill()
    if (missing.length > 0) faults += missing.length
    const repeated = [...mails.counts.values()].filter((count) => count > 1).length
    console.log(
      `${count} kills, ${acknowledged.size} orders answered, ${mails.counts.size} mails (${repeated} of them more than once), ${missing.length} missing, ${minutes()}`,
    )
  }

  let count = 0
  while (count < kills && !stopping) {
    count += 1
    await killAt(random.pick(['orders', 'orders', 'orders', 'orders', 'orders', 'orders', 'mails', 'start']))
    if (count % PROGRESS_EVERY === 0)
      console.log(`${count} kills, ${acknowledged.size} orders answered, ${minutes()}`)
    if (count % REST_EVERY === 0) await rest(count)
  }
  await rest(count)

  const database = await open()
  const findings = await inspectData(database, dataDir, acknowledged, mails.counts)
  await database.close()
  await mailServer.stop()
  for (const fault of findings.faults.slice(0, 50)) console.log(`  FAULT ${fault}`)
  faults += findings.faults.length
  console.log(
    `${count} kills (${killed.server} of the server, ${killed.database} of the database, ${killed.both} of both), ${findings.orders} orders, ${findings.swept} files of orders never placed swept, ${faults} faults`,
  )
  if (faults === 0) await rm(dataDir, { recursive: true, force: true })
  else console.log(`  The files are in ${dataDir}`)
  return faults
}

process.once('SIGTERM', () => {
  stopping = true
})

/** Kills the main process of the embedded database, if it runs. */
function killDatabase(dataDir: string): void {
  const file = join(dataDir, 'db/postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  try {
    if (pid > 1) process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

const seed = Number(values.seed)
console.log(`Seed ${seed}`)
process.exit((await killOften(Number(values.kills), createRandom(seed))) === 0 ? 0 : 1)
