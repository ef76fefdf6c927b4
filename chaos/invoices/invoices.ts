import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { BENCH_OWNER, signIn } from '../../bench/owner.ts'
import { createRandom } from '../../fuzz/random.ts'
import { catalogItems } from '../../server/src/catalog/tables.ts'
import { legalEntities } from '../../server/src/legal-entities/tables.ts'
import { freePort } from '../../tests/support/server-process.ts'
import { type KillPlace, killServers } from '../kill-place.ts'
import { startFleetProcess } from '../processes/fleet-process.ts'
import { inspectInvoices } from './inspect-invoices.ts'
import { type Acknowledged, runInvoiceClient } from './invoice-client.ts'

/**
 * Kills the server with SIGKILL at random moments while offers are accepted and invoices issued. Checks that no
 * number is missing or given twice, and that nothing acknowledged is lost. Exits with 1 otherwise.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
})

const CLIENTS = 3
/** Longest time between a start and a kill. */
const LIFE_MS = 3_000

async function killOften({ database: { orm }, variables }: KillPlace): Promise<string[]> {
  const random = createRandom(Number(values.seed))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = startFleetProcess({ ...variables, ...BENCH_OWNER, PORT: String(port) })
  await server.start()
  const call = await signIn({ url })
  const [item] = await orm.select().from(catalogItems).where(eq(catalogItems.isGroup, false)).limit(1)
  const [entity] = await orm.select().from(legalEntities).limit(1)
  if (!item || !entity) throw new Error('The demo factory has no product or no legal entity')

  let isOpen = true
  const acknowledged: Acknowledged[] = []
  const place = { url, call, itemId: item.id, legalEntityId: entity.id, isOpen: () => isOpen }
  const clients = Promise.all(Array.from({ length: CLIENTS }, () => runInvoiceClient(place, acknowledged)))
  for (let kills = 1; kills <= Number(values.kills); kills++) {
    // A client that fails ends the program.
    await Promise.race([clients, pause(random.next() * LIFE_MS)])
    await server.kill()
    await server.start()
    if (kills % 10 === 0) console.log(`${kills} kills, ${acknowledged.length} invoices`)
  }
  isOpen = false
  await clients
  await server.kill()
  const faults = await inspectInvoices(orm, acknowledged)
  console.log(`${values.kills} kills, ${acknowledged.length} invoices, ${faults.length} faults`)
  return faults
}

console.log(`Seed ${values.seed}`)
await killServers(killOften)
