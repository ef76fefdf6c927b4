import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnOwnDatabases } from '../../test/each-database.ts'
import { migrationsFolder } from '../platform/database/database.ts'
import { listPendingNotifications } from './queries.ts'
import { orderNotifications } from './tables.ts'

const ORDER = '0f8fad5b-d9cb-469f-a165-708677289501'
const SENT = '0f8fad5b-d9cb-469f-a165-708677289502'
const PENDING = '0f8fad5b-d9cb-469f-a165-708677289503'

describeOnOwnDatabases('a database of an earlier version', (database) => {
  async function applyMigration(name: string): Promise<void> {
    const statements = await readFile(join(migrationsFolder, `${name}.sql`), 'utf8')
    for (const statement of statements.split('--> statement-breakpoint'))
      await database().orm.execute(sql.raw(statement))
  }

  it('keeps every notification of an order when their table is renamed', async () => {
    const { orm } = database()
    await orm.execute(sql`drop schema public cascade`)
    await orm.execute(sql`create schema public`)
    await applyMigration('0001_orders')
    await orm.execute(sql`insert into orders (id, number, placed_at, name, phone, email, comment, is_catalog)
      values (${ORDER}, '26-000001', now(), 'Анна', '+79001234567', 'anna@example.ru', '', false)`)
    await orm.execute(sql`insert into order_deliveries
      (id, order_id, channel, state, attempts, last_error, message_id)
      values (${SENT}, ${ORDER}, 'factory-mail', 'sent', 1, null, '<a@b>'),
        (${PENDING}, ${ORDER}, 'customer-mail', 'pending', 3, 'ECONNREFUSED', '<c@d>')`)

    await applyMigration('0010_order-notifications')
    const { id, orderId, channel, state, attempts, lastError, messageId } = orderNotifications
    const then = { id, orderId, channel, state, attempts, lastError, messageId }
    const rows = await orm.select(then).from(orderNotifications).orderBy(id)
    expect(rows).toMatchObject([
      { id: SENT, orderId: ORDER, channel: 'factory-mail', state: 'sent', attempts: 1, messageId: '<a@b>' },
      { id: PENDING, orderId: ORDER, channel: 'customer-mail', state: 'pending', lastError: 'ECONNREFUSED' },
    ])
    expect(await listPendingNotifications(orm, ['factory-mail', 'customer-mail'])).toEqual([
      { id: PENDING, channel: 'customer-mail' },
    ])
    await expect(orm.execute(sql`update order_notifications set channel = 'fax'`)).rejects.toThrow()
  })
})
