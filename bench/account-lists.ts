import type { Orm } from '@rapport/server/platform/database/database'
import { sql } from 'drizzle-orm'
import { logIn } from '../server/test/members.ts'
import { openScratchDatabase } from '../server/test/scratch-database.ts'
import { openApp } from '../tests/support/open-app.ts'
import { median } from './load.ts'

const TIMES = 80
const MANY = { orders: 500, favorites: 300 }
const FEW = { orders: 5, favorites: 5 }
/** Maximum ratio of the response times. */
const RATIO_MAX = 1.5

const LISTS = ['/api/v1/user/orders', '/api/v1/user/favorites?subject=catalog']

/**
 * Compares the account's lists of a customer with 500 orders and 300 favourites with those of a customer with five of
 * each.
 */
export async function accountLists(): Promise<string[]> {
  const database = await openScratchDatabase()
  const { app, close } = await openApp(database)
  const few = await logIn(database, 'few@example.ru')
  const many = await logIn(database, 'many@example.ru')
  await fill(database.orm, few.id, FEW)
  await fill(database.orm, many.id, MANY)
  await database.orm.execute(sql`analyze`)
  const time = async (url: string, { headers }: typeof few) => {
    const start = performance.now()
    const answer = await app.inject({ url, headers })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
    return performance.now() - start
  }
  const lines: string[] = []
  for (const url of LISTS) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let i = 0; i < TIMES; i += 1) {
      times.few.push(await time(url, few))
      times.many.push(await time(url, many))
    }
    const ratio = median(times.many) / median(times.few)
    lines.push(
      `${url.padEnd(40)} ${median(times.many).toFixed(1)} ms with much, ${ratio.toFixed(2)} times that with five (${RATIO_MAX} at most)`,
    )
  }
  await close()
  await database.close()
  return lines
}

/** Adds orders with one file each, and favourites. */
async function fill(orm: Orm, userId: number, { orders, favorites }: typeof MANY): Promise<void> {
  await orm.execute(sql`
    with placed as (
      insert into orders (id, number, placed_at, user_id, name, phone, email, comment, is_catalog)
      select gen_random_uuid(), ${userId}::text || '0-' || lpad(place::text, 6, '0'), now() - interval '1 hour' * place,
        ${userId}::integer, 'Анна', '+79001234567', 'anna@example.ru', repeat('Нужно много футболок. ', 60), false
      from generate_series(1, ${orders}::integer) as place returning id)
    insert into order_files (id, order_id, position, name, size)
    select gen_random_uuid(), id, 0, 'макет.pdf', 1000 from placed`)
  await orm.execute(sql`
    insert into likes (subject, subject_id, visitor, price_from)
    select 'catalog', id, ${`user:${userId}`}, price_from from catalog_items order by id limit ${favorites}::integer`)
}
