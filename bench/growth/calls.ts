import { join } from 'node:path'
import { load, median } from '../load.ts'
import { type Measured, startServer } from '../processes.ts'
import type { Grown } from './grown.ts'

const ROUNDS = 3
const ROUND_SECONDS = 2

/** Endpoints with their path, which may depend on the number of items, and the content coding. */
const CALLS: [string, (size: number) => string, encoding?: string][] = [
  ['catalog', () => 'catalog'],
  ['catalog, as for a browser', () => 'catalog', 'br'],
  ['catalog/{group of groups}', () => 'catalog/item-1'],
  ['catalog/{group of 50 products}', () => 'catalog/item-51'],
  ['catalog/{product}', (size) => `catalog/item-${Math.round(size * 0.7)}`],
  ['prices/{erpId}/variant/0', () => 'prices/p-1/variant/0'],
  ['posts?offset=0&limit=4', () => 'posts?offset=0&limit=4'],
  ['posts?tag=…', () => `posts?tag=${encodeURIComponent('ткани')}`],
  ['posts, a page in the middle', (size) => `posts?offset=${size / 2}&limit=12`],
  ['posts/{slug}', (size) => `posts/post-${size / 2}`],
]

/** Compares requests per second on a small and a large factory, in alternation. */
export async function callSpeed(small: Grown, large: Grown, directory: string): Promise<string[]> {
  const servers: Measured[] = []
  try {
    const [few, many] = [await serve(small, directory), await serve(large, directory)]
    servers.push(few, many)
    const lines: string[] = []
    for (const [name, path, encoding] of CALLS) {
      const rates = { few: [] as number[], many: [] as number[] }
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.few.push(await rate(few, path(small.items), encoding))
        rates.many.push(await rate(many, path(large.items), encoding))
      }
      const ratio = median(rates.few) / median(rates.many)
      lines.push(
        `${name.padEnd(32)} ${median(rates.many).toFixed(0).padStart(5)} a second with ${large.items}, ${ratio.toFixed(1)} times slower than with ${small.items} (${median(rates.few).toFixed(0)})`,
      )
    }
    return lines
  } finally {
    for (const server of servers) await server.stop()
  }
}

const rate = async (server: Measured, path: string, encoding?: string) =>
  (await load(server, `/api/v1/${path}`, ROUND_SECONDS, encoding)).requestsPerSecond

const serve = ({ url, items }: Grown, directory: string) =>
  startServer(join(import.meta.dirname, '../../build/main.js'), {
    DATABASE_URL: url,
    DATA_DIR: join(directory, `grown-${items}`),
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'warn',
  })
