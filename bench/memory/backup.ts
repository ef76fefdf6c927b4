import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { seedSmallFactory } from '../../server/test/orders-app.ts'
import { openProcessDatabase } from '../../server/test/processes/open-process-database.ts'

/** Measures the memory of a backup and a restore of 10 000 orders with 2 GB of files, against one order. Started by hand. */
const ORDERS = 10_000
const FILE_BYTES = 200_000
/** Most a large backup or restore may take above a small one, in bytes. */
const GROWTH_MAX = 100 * 1024 * 1024
const POLL_MS = 20

const root = join(import.meta.dirname, '../..')
const directory = await mkdtemp(join(tmpdir(), 'rapport-backup-memory-'))

async function fill(dataDir: string, orders: number): Promise<void> {
  await mkdir(join(dataDir, 'files/orders'), { recursive: true })
  const database = await openProcessDatabase({ DATA_DIR: dataDir })
  await seedSmallFactory(database)
  await database.orm.execute(sql`
    insert into orders (id, number, placed_at, name, phone, email, comment, is_catalog)
    select gen_random_uuid(), n::text, now(), 'Анна', '+79001234567', n || '@example.ru', repeat('Нужно 200 футболок. ', 20), false
    from generate_series(1, ${sql.raw(String(orders))}) n`)
  await database.orm.execute(sql`
    insert into order_files (id, order_id, position, name, size) select id, id, 1, 'макет.pdf', ${sql.raw(String(FILE_BYTES))} from orders`)
  const found = (await database.orm.execute(sql`select id from orders`)) as unknown as {
    rows: { id: string }[]
  }
  for (const { id } of found.rows) await writeFile(join(dataDir, 'files/orders', id), randomBytes(FILE_BYTES))
  await database.close()
}

/** Runs a command. Returns the most resident memory of its process in bytes, and its seconds. */
async function measure(
  program: string,
  args: string[],
  dataDir: string,
): Promise<{ bytes: number; seconds: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, program), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  let bytes = 0
  const timer = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    bytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? bytes / 1024) * 1024
  }, POLL_MS)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
  return { bytes, seconds: (performance.now() - started) / 1000 }
}

const peaks: Record<string, number[]> = { 'backup.ts': [], 'restore.ts': [] }
for (const orders of [1, ORDERS]) {
  const at = (name: string) => join(directory, `${name}-${orders}`)
  await fill(at('site'), orders)
  const runs: [string, () => Promise<string[]>, string][] = [
    ['backup.ts', async () => [at('archives')], at('site')],
    [
      'restore.ts',
      async () => [join(at('archives'), (await readdir(at('archives')))[0] ?? '')],
      at('restored'),
    ],
  ]
  for (const [program, args, dataDir] of runs) {
    const { bytes, seconds } = await measure(program, await args(), dataDir)
    peaks[program]?.push(bytes)
    console.log(
      `${program}, ${orders} orders: ${Math.round(bytes / 1024 / 1024)} MB, ${seconds.toFixed(1)} s`,
    )
  }
}
await rm(directory, { recursive: true })
for (const [program, [small = 0, large = 0]] of Object.entries(peaks)) {
  const growth = large - small
  console.log(`${program}: ${Math.round(growth / 1024 / 1024)} MB above a small one`)
  if (growth > GROWTH_MAX) process.exitCode = 1
}
