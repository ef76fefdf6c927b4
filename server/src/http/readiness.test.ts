import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { validFields } from '../../test/order-form.ts'
import { openServerApp } from '../../test/server-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { orderNotifications, orders } from '../orders/tables.ts'

describeOnDatabase('/readyz', (database) => {
  it('stays 200 with a message while the files of orders are rejected', async () => {
    const server = await openServerApp(database(), { DISK_FREE_MIN_GB: '1000000' })
    const answer = await server.app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { status: 'degraded', details: { uploads: expect.stringMatching(/^files are refused: .* are free/) } },
    ])
    await server.close()
  })

  it('stays 200 with a message while the emails of orders can’t be sent', async () => {
    const server = await openServerApp(database())
    const id = randomUUID()
    await database()
      .orm.insert(orders)
      .values({ id, number: '26-000001', placedAt: new Date(), isCatalog: false, ...validFields })
    await database()
      .orm.insert(orderNotifications)
      .values({ id, orderId: id, channel: 'factory-mail', attempts: 2, lastError: 'ECONNREFUSED' })
    const answer = await server.app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { status: 'degraded', details: { notifications: expect.stringMatching(/^1 .*ECONNREFUSED/) } },
    ])
    await server.close()
  })

  it('stays 200 with a message while a public site has no APP_SECRET, which is logged at the start', async () => {
    const server = await openServerApp(database(), { APP_SECRET: '', LOG_LEVEL: 'warn' })
    const answer = await server.app.inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'degraded', details: { secrets: expect.stringMatching(/^APP_SECRET is not set/) } },
    ])
    expect(server.log.filter((line) => line.includes('APP_SECRET is not set'))).toHaveLength(1)
    await server.close()
  })
})
