import type { Database } from '@rapport/server/platform/database'
import { openPostgres } from '@rapport/server/platform/postgres-database'
import { search } from '@rapport/server/search/queries'
import { refreshIndex } from '@rapport/server/search/refresh'
import { sql } from 'drizzle-orm'
import { databaseAddress, onServer } from '../server/test/global-setup.ts'
import { startLocalPostgres } from '../server/test/local-postgres.ts'
import { median } from './load.ts'
import { generateCatalog } from './search-catalog.ts'

const SMALL = 1000
const LARGE = 100_000
const ROUNDS = 15

/** Every way of asking: forms, several words, parts, misspellings, the other layout, Latin letters, other names. */
const QUERIES = [
  ...['футболка', 'рубашек', 'толстовку', 'мужская футболка', 'платье летнее из ситца', 'кулирка', 'снегирь'],
  ...['сумка походная', 'детская пижама василёк', 'шторы', 'печать', 'наволочек', 'полотенце вафельное'],
  ...['толст', 'пол', 'кле', 'плать', 'мужск', 'скат', 'полосат'],
  ...['футблока', 'рубажка', 'тольстовка', 'мужская футбалка', 'пакрывало', 'снигирь'],
  ...['aen,jkrf', 'gkfnmt ktnytt', 'njkcnjdrf', 'зщдщ', 'futbolka', 'hudi detskoe', 'svitshot', 'platie'],
  ...['тишка', 'кофта', 'эко сумка', 'спортивные штаны', 'толстовка с капюшоном', 'купить футболки оптом'],
  ...['Футболка мужская', 'стриж суздаль', 'якорь байкал бархат', 'шёлковый платок', 'абракадабра', 'zzzz'],
]

/** How a search costs on a small and on a large catalogue, on PostgreSQL. */
export async function searchSpeed(): Promise<string[]> {
  const server = await startLocalPostgres()
  if (!server) return ['search                   skipped: there is no PostgreSQL on this machine']
  try {
    const small = await measure(server.url, SMALL)
    const large = await measure(server.url, LARGE)
    return [
      `search, ${LARGE} items     median ${large.median.toFixed(1)} ms, p99 ${large.p99.toFixed(1)} ms, ${large.slowest}`,
      `search growth            ${(large.median / small.median).toFixed(2)} times the median of ${SMALL} items (${small.median.toFixed(1)} ms)`,
      `search index             ${large.perItem.toFixed(2)} ms an item, ${(large.perItem / small.perItem).toFixed(2)} times that of ${SMALL} items`,
    ]
  } finally {
    await server.stop()
  }
}

async function measure(server: string, items: number) {
  const name = `search_${items}`
  await onServer(server, `create database ${name}`)
  const database = await openPostgres(databaseAddress(server, name))
  try {
    await database.migrate()
    await generateCatalog(database.orm, items)
    const start = performance.now()
    while (await refreshIndex(database.orm, true));
    const perItem = (performance.now() - start) / items
    // What a server does by itself a minute later.
    await database.orm.execute(sql`vacuum analyze`)
    return { perItem, ...(await timeQueries(database)) }
  } finally {
    await database.close()
  }
}

async function timeQueries({ orm }: Database) {
  const times: { query: string; ms: number }[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const query of QUERIES) {
      const start = performance.now()
      await search(orm, query)
      if (round > 0) times.push({ query, ms: performance.now() - start })
    }
  const sorted = times.toSorted((a, b) => a.ms - b.ms)
  const p99 = sorted[Math.floor(sorted.length * 0.99)]
  return {
    median: median(times.map(({ ms }) => ms)),
    p99: p99?.ms ?? Number.NaN,
    slowest: `slowest «${sorted.at(-1)?.query}»`,
  }
}
