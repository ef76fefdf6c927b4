import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { signIn } from '../owner.ts'
import { type Measured, residentMb } from '../processes.ts'

const PREVIEWS = 50
const SAVES = 50
const IMPORTS = 10
const IMPORTED_ROWS = 2000
const IDLE_MS = 30_000
const PAGES = ['/', '/blog/', '/contacts/']

type Call = Awaited<ReturnType<typeof signIn>>

/** Compares resident memory after a day's work in the back office with memory after the first views. Limit: 1.2. */
export async function memoryAfterWork(site: Measured): Promise<string[]> {
  const call = await signIn(site)
  for (let n = 0; n < 10; n += 1) for (const path of PAGES) await (await fetch(site.url + path)).arrayBuffer()
  const before = residentMb(site.pid)
  const lines: string[] = []
  const report = (what: string) => {
    const after = residentMb(site.pid)
    lines.push(
      `memory after ${what.padEnd(22)} ${after} MB, ${(after / before).toFixed(2)} of ${before} MB before`,
    )
  }
  await previewFiles(site, call)
  report(`${PREVIEWS} previews`)
  await saveDrafts(call)
  report(`${SAVES} saves of a text`)
  await importFiles(call)
  report(`${IMPORTS} imports`)
  await setTimeout(IDLE_MS)
  report('half a minute of rest')
  return [...lines, '  (bound: 1.2)']
}

async function previewFiles({ url }: Measured, call: Call): Promise<void> {
  const order = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Анна',
    phone: '+7 (900) 123-45-67',
    email: 'a@example.ru',
  }))
    order.append(name, value)
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  await fetch(url + endpointRoutes.sendOrderMail.path, { method: 'POST', headers, body: order })
  const { orders } = (await call('GET', 'orders')) as { orders: { id: string }[] }
  const id = orders[0]?.id
  for (let n = 0; n < PREVIEWS; n += 1) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(noisePng(1500, 1000))]), `${n}.png`)
    const added = (await call('POST', `orders/${id}/files`, form)) as { order: { files: { id: string }[] } }
    const file = added.order.files.at(-1)?.id
    const { previewPath } = (await call('POST', `order-files/${file}`)) as { previewPath: string }
    const answer = await fetch(url + previewPath)
    if (!answer.ok) throw new Error(`The preview of file ${n} was answered ${answer.status}`)
    await answer.arrayBuffer()
  }
}

async function saveDrafts(call: Call): Promise<void> {
  const buildSnapshot = (n: number) =>
    JSON.stringify({
      slug: 'bench-draft',
      title: 'Длинная запись',
      shortText: 'Коротко',
      picture: null,
      tags: [],
      seo: EMPTY_SEO,
      publicationAt: '2026-01-02T07:00:00.000Z',
      body: `Правка ${n}.\n\n${'Плотная **ткань** держит форму и цвет, [см. блог](/blog/).\n\n'.repeat(700)}`,
    })
  const make = { kind: 'post', snapshot: buildSnapshot(0) }
  type Saved = { entry: { id: number; version: number } }
  let { entry } = (await call('POST', 'entries', JSON.stringify(make))) as Saved
  for (let n = 1; n <= SAVES; n += 1) {
    const body = { version: entry.version, snapshot: buildSnapshot(n), reason: 'autosave' }
    ;({ entry } = (await call('PATCH', `entries/${entry.id}/draft`, JSON.stringify(body))) as Saved)
  }
}

async function importFiles(call: Call): Promise<void> {
  for (let n = 0; n < IMPORTS; n += 1) {
    const text = '<p>Плотная ткань держит форму и&nbsp;цвет.</p>'.repeat(20)
    const rows = Array.from({ length: IMPORTED_ROWS }, (_, at) =>
      [`work-${n}-${at}`, `Изделие ${at}`, 'Коротко', 'шт', `1: ${at + 1000}`, text].join(';'),
    )
    const csv = ['Адрес;Название;Коротко;Единица;Цены по количеству;Описание', ...rows].join('\n')
    const form = new FormData()
    form.append('kind', 'items')
    form.append('file', new Blob([csv]), 'items.csv')
    const uploaded = (await call('POST', 'imports', form)) as { import: { id: number; columns: unknown } }
    const { id, columns } = uploaded.import
    await call('POST', `imports/${id}/check`, JSON.stringify({ columns, as: 'published' }))
    while (
      ((await call('GET', `imports/${id}`)) as { import: { state: string } }).import.state === 'checking'
    )
      await setTimeout(200)
  }
}

/** Returns a PNG of noise, which does not compress. */
function noisePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = randomBytes((width * 3 + 1) * height)
  for (let row = 0; row < height; row += 1) pixels[row * (width * 3 + 1)] = 0
  const begin = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const data = deflateSync(pixels, { level: 1 })
  return Buffer.concat([begin, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
