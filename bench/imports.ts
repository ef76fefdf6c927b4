import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { signIn } from './owner.ts'
import { type Measured, residentMb } from './processes.ts'

const ROWS = 10_000
const LOAD_SECONDS = 10
const LOOK_MS = 200
const PAGES = ['/', '/api/v1/posts/', '/api/v1/catalog/search/?name=polo']

/**
 * Measures the dry run of a file with 10 000 new products: its time, its memory, and response times of visitors
 * meanwhile and before. Limits: 20 s, and twice the p99.
 */
export async function importDryRun(site: Measured): Promise<string[]> {
  const call = await signIn(site)
  const alone = await p99(site)
  const before = residentMb(site.pid)
  const form = new FormData()
  form.append('kind', 'items')
  form.append('file', new Blob([csvOfItems()]), 'items.csv')
  const uploaded = (await call('POST', 'imports', form)) as { import: { id: number; columns: unknown } }
  const { id, columns } = uploaded.import
  const start = performance.now()
  await call('POST', `imports/${id}/check`, JSON.stringify({ columns, as: 'published' }))
  const loaded = p99(site)
  let peak = 0
  let state = 'checking'
  while (state === 'checking') {
    await setTimeout(LOOK_MS)
    peak = Math.max(peak, residentMb(site.pid))
    ;({ state } = ((await call('GET', `imports/${id}`)) as { import: { state: string } }).import)
  }
  const seconds = (performance.now() - start) / 1000
  const meanwhile = await loaded
  return [
    `import of ${ROWS} rows, dry run    ${seconds.toFixed(1)} s under load, ${state} (bound: 20 s)`,
    `  memory at most                 ${peak} MB, ${peak - before} more than before`,
    `  p99 of visitors meanwhile      ${meanwhile} ms, ${(meanwhile / alone).toFixed(2)} of ${alone} ms (bound: 2)`,
  ]
}

async function p99({ url }: Measured): Promise<number> {
  const requests = PAGES.map((path) => ({ path }))
  const result = await autocannon({ url, connections: 4, duration: LOAD_SECONDS, requests })
  return result.latency.p99
}

function csvOfItems(): string {
  const text = '<p>Плотная ткань держит форму и&nbsp;цвет.</p>'.repeat(20)
  const rows = Array.from({ length: ROWS }, (_, at) =>
    [`bench-${at}`, `Изделие ${at}`, 'Коротко', 'шт', `1: ${at + 1000}`, text].join(';'),
  )
  return ['Адрес;Название;Коротко;Единица;Цены по количеству;Описание', ...rows].join('\n')
}
