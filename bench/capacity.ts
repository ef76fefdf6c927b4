import { join } from 'node:path'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { load } from './load.ts'
import { BENCH_OWNER, signIn } from './owner.ts'
import { placeOrder } from './probe.ts'
import { startServer } from './processes.ts'

const SECONDS = 5
/** Requests at a time. */
const ORDERS = 8
const SAVES = 4

/** Measures what one process serves on this machine, together with its database and the client. */
export async function capacity(_site: unknown, directory: string): Promise<string[]> {
  const site = await startServer(join(import.meta.dirname, '../build/main.js'), {
    DATA_DIR: join(directory, 'capacity'),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...BENCH_OWNER,
  })
  try {
    await load(site, '/', 1)
    const pages = await load(site, '/', SECONDS, 'br')
    const orders = await count(ORDERS, async () => {
      const status = await placeOrder(site.url)
      if (status !== 200) throw new Error(`An order was answered ${status}`)
    })
    const saves = await count(SAVES, await createSaver(site.url))
    return [
      `capacity: ${pages.requestsPerSecond.toFixed(0)} cached pages, ${orders.toFixed(0)} orders, ${saves.toFixed(0)} saved drafts a second`,
    ]
  } finally {
    await site.stop()
  }
}

/** Repeats `work` some times in parallel. Returns how often a second. */
async function count(parallel: number, work: (worker: number) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let done = 0
  const repeat = async (worker: number) => {
    while (performance.now() - start < SECONDS * 1000) {
      await work(worker)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: parallel }, (_, worker) => repeat(worker)))
  return (done * 1000) / (performance.now() - start)
}

interface Saved {
  entry: { id: number; version: number }
}

/** Returns a function that saves a draft of a post: each worker its own. */
async function createSaver(url: string): Promise<(worker: number) => Promise<void>> {
  const call = await signIn({ url })
  const snapshotOf = (worker: number, body: string) =>
    JSON.stringify({
      slug: `capacity-${worker}`,
      title: 'Запись',
      shortText: 'Коротко',
      picture: null,
      tags: [],
      seo: EMPTY_SEO,
      publicationAt: '2026-01-02T07:00:00.000Z',
      body,
    })
  const entries: Saved['entry'][] = []
  for (let worker = 0; worker < SAVES; worker += 1) {
    const created = { kind: 'post', snapshot: snapshotOf(worker, 'Начало') }
    entries.push(((await call('POST', 'entries', JSON.stringify(created))) as Saved).entry)
  }
  return async (worker) => {
    const { id, version } = entries[worker] ?? { id: 0, version: 0 }
    const snapshot = snapshotOf(worker, `Правка ${version}. ${'Плотная ткань держит форму. '.repeat(50)}`)
    const body = JSON.stringify({ version, snapshot, reason: 'autosave' })
    entries[worker] = ((await call('PATCH', `entries/${id}/draft`, body)) as Saved).entry
  }
}
