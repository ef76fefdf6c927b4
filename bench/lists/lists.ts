import { parseArgs } from 'node:util'
import { entryOrder } from '@rapport/server/editing/list/entry-order'
import { contentEntries } from '@rapport/server/editing/tables'
import type { Database, Orm } from '@rapport/server/platform/database/database'
import type { AdminEndpointName } from '@rapport/staff-contract/endpoints/admin-routes'
import { buildApp } from '../../server/test/build-app.ts'
import { createDatabase } from '../../server/test/scratch-database.ts'
import { createStaffCaller, type StaffCaller } from '../../server/test/staff-caller.ts'
import { startTestServer } from '../../server/test/test-server.ts'
import { median } from '../load.ts'
import { fillLists, type ListSizes } from './filled-lists.ts'

/**
 * Prints response times of the back office's lists with many rows, as ratios to lists with a thousand rows. Exits
 * with 1 if a ratio exceeds its limit.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    /** Parts of names to measure, separated by `|`. */
    only: { type: 'string', default: '' },
  },
})
const FEW: ListSizes = { entries: 1000, orders: 1000, pictures: 1000 }
const MANY: ListSizes = { entries: 100_000, orders: 100_000, pictures: 20_000 }
const RATIO_MAX = 2
const LIMIT = '50'

type Query = Record<string, string>

/** A page of a list: its query, and its cursor unless it is the first page. */
interface ListPage {
  name: string
  endpoint: AdminEndpointName
  query: Query
  /** Returns the cursor of a later page. */
  after?(list: FilledList): Promise<string>
}

interface FilledList {
  orm: Orm
  call: StaffCaller
}

const entries = (name: string, query: Query, after?: ListPage['after']): ListPage => ({
  name: `items, ${name}`,
  endpoint: 'getEntries',
  query: { kind: 'item', ...query },
  ...(after && { after }),
})
const orders = (name: string, query: Query, after?: ListPage['after']): ListPage => ({
  name: `orders, ${name}`,
  endpoint: 'getInbox',
  query,
  ...(after && { after }),
})
const customers = (name: string, query: Query, after?: ListPage['after']): ListPage => ({
  name: `customers, ${name}`,
  endpoint: 'getCustomers',
  query,
  ...(after && { after }),
})
const pictures = (name: string, query: Query, after?: ListPage['after']): ListPage => ({
  name: `pictures, ${name}`,
  endpoint: 'getMedia',
  query,
  ...(after && { after }),
})

/** Returns the cursor after the first page. */
const next =
  (endpoint: AdminEndpointName, query: Query): ListPage['after'] =>
  async ({ call }) =>
    String((await call(endpoint, { query: { ...query, limit: LIMIT } })).next)

/** Returns the cursor of the last page of items. */
const lastOfEntries =
  (sort: 'title' | '-changed'): ListPage['after'] =>
  async ({ orm }) => {
    const { orderBy, formatCursor } = entryOrder(sort === 'title' ? '-title' : 'changed')
    const rows = await orm
      .select()
      .from(contentEntries)
      .orderBy(...orderBy)
      .limit(51)
    const [, ...cursor] = JSON.parse(Buffer.from(formatCursor(rows.at(-1) as never), 'base64url').toString())
    return Buffer.from(JSON.stringify([sort, ...cursor])).toString('base64url')
  }

const PAGES: ListPage[] = [
  entries('first', {}),
  entries('next', {}, next('getEntries', { kind: 'item' })),
  entries('last', {}, lastOfEntries('-changed')),
  entries('by title, first', { sort: 'title' }),
  entries('by title, last', { sort: 'title' }, lastOfEntries('title')),
  entries('by state', { sort: 'state' }),
  entries('of one facet (1 %)', { facets: 'no-picture' }),
  entries('of a state', { state: 'published' }),
  entries('of a group (5 %)', { parent: '1' }),
  entries('of a group by title', { parent: '1', sort: 'title' }),
  entries('by a beginning (1–2 %)', { title: 'вереск' }),
  entries('by a beginning, by title', { title: 'клюк', sort: 'title' }),
  entries('by two letters', { title: 'ве' }),
  entries('by two words', { title: 'футбол ладог' }),
  entries('by a word that is nowhere', { title: 'войлок' }),
  { name: 'items, how many', endpoint: 'getEntryCount', query: { kind: 'item' } },
  {
    name: 'items, how many by a beginning',
    endpoint: 'getEntryCount',
    query: { kind: 'item', title: 'вереск' },
  },
  orders('first', {}),
  orders('next', {}, next('getInbox', {})),
  orders('last', {}, async () => `${Date.UTC(2026, 0, 1, 1)}-2026-60`),
  orders('to be called', { view: 'queue' }),
  orders('of a status', { status: 'paid' }),
  orders('of nobody', { assignee: '0' }),
  orders('by a number', { q: '2026-777' }),
  orders('by a phone', { q: '+7 900 000-79-19' }),
  orders('by a name', { q: 'Смирнова' }),
  orders('by a file', { q: 'макет-2026-500' }),
  orders('by a text that one in a hundred has', { q: 'anna-77' }),
  orders('by a word that all have', { q: 'нужно' }),
  orders('by two letters', { q: 'ве' }),
  orders('by two letters that are nowhere', { q: 'zq' }),
  orders('by a word that is nowhere', { q: 'войлок' }),
  orders('by a name, of a status', { q: 'Смирнова', status: 'called' }),
  customers('first', {}),
  customers('next', {}, next('getCustomers', {})),
  customers('with an account', { account: 'yes' }),
  customers('by a phone', { q: '+7 900 000-79-19' }),
  customers('by a name', { q: 'Смирнова' }),
  customers('by a word that all have', { q: 'нужно' }),
  customers('by a number', { q: '2026-777' }),
  customers('by a file', { q: 'макет-2026-500' }),
  customers('by two letters that are nowhere', { q: 'zq' }),
  customers('by a word that is nowhere', { q: 'войлок' }),
  customers('with an account, by a name', { q: 'Смирнова', account: 'yes' }),
  pictures('first', {}),
  pictures('next', {}, next('getMedia', {})),
  pictures('last', {}, async () => '51'),
  pictures('of a folder', { folder: 'люди' }),
  pictures('without alt', { filter: 'no-alt' }),
  pictures('unused', { filter: 'unused' }),
  pictures('failed', { filter: 'failed' }),
  pictures('too small', { filter: 'small' }),
  pictures('by a beginning', { search: 'fart' }),
  pictures('by a word that all have', { search: 'ткань' }),
  pictures('by a word that is nowhere', { search: 'войлок' }),
  { name: 'pictures, how many', endpoint: 'getMediaCount', query: {} },
  { name: 'pictures, how many by a beginning', endpoint: 'getMediaCount', query: { search: 'fart' } },
]

interface Opened extends FilledList {
  close(): Promise<void>
}

async function open(database: Database, sizes: ListSizes): Promise<Opened> {
  await fillLists(database.orm, sizes)
  const calls = { points: 1_000_000, windowSeconds: 60 }
  const built = await buildApp(database, {
    variables: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://proba.example' },
    limits: { staff: { calls } },
  })
  const member = { email: 'owner@example.ru', role: 'owner' as const, now: new Date() }
  const call = await createStaffCaller({ app: built.app, database }, member)
  const close = async () => {
    await built.close()
    await database.close()
  }
  return { orm: database.orm, call, close }
}

/** Returns the number of ratios above the limit. */
async function compare(few: Opened, many: Opened): Promise<number> {
  let above = 0
  for (const page of PAGES.filter((one) => values.only.split('|').some((part) => one.name.includes(part)))) {
    const buildQuery = async (list: Opened): Promise<Query> => ({
      ...page.query,
      ...(page.endpoint === 'getEntryCount' || page.endpoint === 'getMediaCount' ? {} : { limit: LIMIT }),
      ...(page.after && { after: await page.after(list) }),
    })
    const queries = new Map([
      [few, await buildQuery(few)],
      [many, await buildQuery(many)],
    ])
    const times = { few: [] as number[], many: [] as number[] }
    // Alternates, so that other load on the machine affects both. The first round warms up.
    for (let round = 0; round <= Number(values.rounds); round += 1)
      for (const [list, measured] of [
        [few, times.few],
        [many, times.many],
      ] as const) {
        const start = performance.now()
        await list.call(page.endpoint, { query: queries.get(list) ?? {} })
        if (round > 0) measured.push(performance.now() - start)
      }
    const ratio = median(times.many) / median(times.few)
    if (ratio > RATIO_MAX) above += 1
    console.log(
      `${page.name.padEnd(36)} ${median(times.many).toFixed(1).padStart(7)} ms, ${ratio.toFixed(2)} of ${median(times.few).toFixed(1)} ms${ratio > RATIO_MAX ? `  ABOVE ${RATIO_MAX}` : ''}`,
    )
  }
  return above
}

async function measure(openEmpty: (size: string) => Promise<Database>): Promise<number> {
  const few = await open(await openEmpty('few'), FEW)
  const many = await open(await openEmpty('many'), MANY)
  try {
    return await compare(few, many)
  } finally {
    await few.close()
    await many.close()
  }
}

process.env.NODE_ENV = 'production'
const server = await startTestServer()
let above = 0
try {
  above = await measure((size) => createDatabase(server, `lists_${size}`))
} finally {
  await server.stop()
}
console.log(above === 0 ? 'All within their bound' : `${above} above their bound`)
process.exit(above === 0 ? 0 : 1)
