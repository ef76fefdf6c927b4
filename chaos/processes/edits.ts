import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../../bench/owner.ts'
import type { Fleet } from './fleet.ts'
import type { FleetProcess } from './fleet-process.ts'
import { send } from './http-client.ts'

const POLL_MS = 20
const GIVE_UP_MS = 20_000
const BETWEEN_EDITS_MS = 150

/** Edits of the site's name, each published and then looked for at every process. */
export interface Edits {
  /** Milliseconds from the answer to the publication until a process shows it. */
  delays: number[]
  /** Edits that a process never showed. */
  faults: string[]
  stop(): Promise<void>
}

interface SiteEntry {
  id: number
  version: number
  snapshot: Record<string, unknown>
}

/** Starts an owner who edits through the proxy. A process that is stopped meanwhile is left out. */
export async function startEdits({ url, processes }: Fleet): Promise<Edits> {
  const call = await signIn({ url })
  const delays: number[] = []
  const faults: string[] = []
  let isStopping = false
  const { entries } = (await call('GET', 'entries?kind=site')) as { entries: { id: number }[] }
  const id = entries[0]?.id

  async function publish(title: string): Promise<void> {
    const { entry } = (await call('GET', `entries/${id}`)) as { entry: SiteEntry }
    const contacts = {
      tagline: 'ткацкий двор',
      legalName: 'ООО «Ткацкий двор»',
      phone: '+74951234567',
      supportEmail: 'a@example.ru',
      address: 'Иваново',
      operationMode: 'Пн',
    }
    const draft = {
      version: entry.version,
      snapshot: { ...entry.snapshot, ...contacts, title },
      reason: 'save',
    }
    const saved = (await call('PATCH', `entries/${id}/draft`, JSON.stringify(draft))) as { entry: SiteEntry }
    const published = { entries: [{ id, version: saved.entry.version }] }
    await call('POST', 'publications', JSON.stringify(published))
  }

  async function watch(member: FleetProcess, title: string, since: number): Promise<void> {
    const { life, port } = member
    if (life === undefined) return
    for (;;) {
      const shown = await send(`http://127.0.0.1:${port}/`, { host: new URL(url).host }).then(
        ({ text }) => text.includes(title),
        () => false,
      )
      if (member.life !== life) return
      const delay = performance.now() - since
      if (shown) return void delays.push(delay)
      if (delay > GIVE_UP_MS) return void faults.push(`A process has not shown ${title} for ${GIVE_UP_MS} ms`)
      await pause(POLL_MS)
    }
  }

  async function run(): Promise<void> {
    for (let turn = 1; !isStopping; turn += 1) {
      const title = `Фабрика номер ${turn}!`
      const isPublished = await publish(title).then(
        () => true,
        () => false,
      )
      const since = performance.now()
      if (isPublished) await Promise.all(processes.map((member) => watch(member, title, since)))
      await pause(BETWEEN_EDITS_MS)
    }
  }

  const running = run()
  return {
    delays,
    faults,
    async stop() {
      isStopping = true
      await running
    },
  }
}
