import type { Database } from '@rapport/server/platform/database/database'
import { search } from '@rapport/server/search/queries'
import { type CountedOrm, countStatements } from '../../server/test/count-statements.ts'
import { median } from '../load.ts'
import type { Grown } from './grown.ts'

const ROUNDS = 15

/** All kinds of queries: word forms, several words, prefixes, typos, wrong layout, transliteration, synonyms. */
const QUERIES = [
  ...['футболка', 'рубашек', 'толстовку', 'мужская футболка', 'платье летнее из ситца', 'кулирка', 'снегирь'],
  ...['сумка походная', 'детская пижама василёк', 'шторы', 'печать', 'наволочек', 'полотенце вафельное'],
  ...['толст', 'пол', 'кле', 'плать', 'мужск', 'скат', 'полосат'],
  ...['футблока', 'рубажка', 'тольстовка', 'мужская футбалка', 'пакрывало', 'снигирь'],
  ...['aen,jkrf', 'gkfnmt ktnytt', 'njkcnjdrf', 'зщдщ', 'futbolka', 'hudi detskoe', 'svitshot', 'platie'],
  ...['тишка', 'кофта', 'эко сумка', 'спортивные штаны', 'толстовка с капюшоном', 'купить футболки оптом'],
  ...['Футболка мужская', 'стриж суздаль', 'якорь байкал бархат', 'шёлковый платок', 'абракадабра', 'zzzz'],
]

/** Compares searches on a small and a large catalogue. */
export async function searchSpeed(few: Grown, many: Grown): Promise<string[]> {
  const small = await timeQueries(few.database)
  const large = await timeQueries(many.database)
  return [
    `search, ${many.items} items     median ${large.median.toFixed(1)} ms, p99 ${large.p99.toFixed(1)} ms, ${large.slowest}`,
    `search growth            ${(large.median / small.median).toFixed(2)} times the median of ${few.items} items (${small.median.toFixed(1)} ms)`,
    `search statements        ${await countAll(few.database)}`,
    `search index             ${many.indexMsPerItem.toFixed(2)} ms an item, ${(many.indexMsPerItem / few.indexMsPerItem).toFixed(2)} times that of ${few.items} items`,
  ]
}

async function timeQueries({ orm }: Database) {
  const times: { query: string; ms: number }[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const query of QUERIES) {
      const start = performance.now()
      await search(orm, query, new Date())
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

/** Counts queries by number of statements. */
async function countAll(database: Database): Promise<string> {
  const { orm, takeCount }: CountedOrm = countStatements(database)
  const counts: number[] = []
  for (const query of QUERIES) {
    await search(orm, query, new Date())
    counts.push(takeCount())
  }
  const byCount = [...Map.groupBy(counts, (count) => count)].toSorted(([a], [b]) => a - b)
  return byCount.map(([count, queries]) => `${count}: ${queries.length} queries`).join(', ')
}
