import { join } from 'node:path'
import { median } from '../load.ts'
import { type Measured, residentMb, startServer } from '../processes.ts'
import type { Grown } from './grown.ts'

const ROUNDS = 5
const DOCUMENTS = ['/sitemap.xml', '/sitemap-1.xml', '/yml.xml']

/** Compares starts on a filled database until the server is ready, in alternation, and its memory. */
export async function startSpeed(small: Grown, large: Grown, directory: string): Promise<string[]> {
  const of = ({ url, items }: Grown) => ({
    times: [] as number[],
    started: [] as number[],
    used: [] as number[],
    start: () =>
      startServer(join(import.meta.dirname, '../../build/main.js'), {
        DATABASE_URL: url,
        DATA_DIR: join(directory, `grown-${items}`),
        DEMO_CONTENT: 'off',
        LOG_LEVEL: 'warn',
      }),
  })
  const [few, many] = [of(small), of(large)]
  // The first round stores compiled code, and applies migrations.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const one of [few, many]) {
      const start = performance.now()
      const server = await one.start()
      const ms = performance.now() - start
      try {
        if (round === 0) continue
        one.times.push(ms)
        one.started.push(residentMb(server.pid))
        one.used.push(await readDocuments(server))
      } finally {
        await server.stop()
      }
    }
  const ratio = median(many.times) / median(few.times)
  return [
    `start                            ${median(many.times).toFixed(0)} ms with ${large.items}, ${ratio.toFixed(2)} times that of ${small.items} (${median(few.times).toFixed(0)})`,
    `memory after a start             ${median(many.started)} MB with ${large.items}, ${median(few.started)} MB with ${small.items}`,
    `memory after sitemap and feed    ${median(many.used)} MB with ${large.items}, ${median(few.used)} MB with ${small.items}`,
  ]
}

/** Requests each document once. Returns resident memory in MB. */
async function readDocuments(server: Measured): Promise<number> {
  for (const path of DOCUMENTS) await (await fetch(server.url + path)).arrayBuffer()
  return residentMb(server.pid)
}
