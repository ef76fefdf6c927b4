import { join } from 'node:path'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, openAccountsApp } from '../../test/accounts-app.ts'
import { describeOnEachDatabase } from '../../test/each-database.ts'
import { samples } from '../../test/file-samples.ts'
import { goodFields, orderForm } from '../../test/order-form.ts'
import { openDiskStorage } from '../platform/disk-storage.ts'
import type { Env } from '../platform/env.ts'
import { openJobs } from '../platform/jobs.ts'
import { createRecipientLimits } from '../platform/mail-limits.ts'
import { openMailer } from '../platform/mailer.ts'
import { openOrders } from './open-orders.ts'
import { orderRoutes } from './routes.ts'
import { deliveryChannels, orders } from './tables.ts'

describeOnEachDatabase('orders of users', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    const extend = async (app: FastifyInstance, { env, dataDir }: { env: Env; dataDir: string }) => {
      const storage = openDiskStorage(join(dataDir, 'files'))
      const jobs = await openJobs(database(), deliveryChannels, app.log)
      app.addHook('onClose', () => jobs.stop())
      const mailer = openMailer(env, dataDir)
      const recipientLimits = createRecipientLimits(database().orm, Buffer.from('test'))
      const mailers = { mailer, customerMailer: mailer, recipientLimits, logSecurityEvent: () => undefined }
      const parts = { env, database: database(), storage, jobs, ...mailers, dataDir, log: app.log }
      const opened = await openOrders(parts)
      app.addHook('onClose', async () => opened.stop())
      await orderRoutes(app, opened, { renderOrderPage: async (_, status, __, reply) => reply.code(status) })
    }
    server = await openAccountsApp(database(), { extend })
  })
  afterEach(() => server.close())

  it('stand in the cabinet of whoever placed them, newest first, and in nobody else’s', async () => {
    const { token } = await server.member('anna@example.ru')
    const stranger = await server.member('boris@example.ru')
    const place = (comment: string, by?: string) =>
      server.call('sendOrderMail', {
        token: by,
        body: orderForm({ ...goodFields, comment }, [{ name: 'макет.pdf', bytes: samples.pdf }]),
      })
    const first = (await place('первый', token)).result.number as string
    await place('чужой', stranger.token)
    await place('ничей')
    const second = (await place('второй', token)).result.number as string
    const { result } = await server.call('getUserOrders', { token })
    const files = [{ name: 'макет.pdf', size: samples.pdf.length }]
    const placedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(result).toEqual({
      orders: [
        { number: second, placedAt, comment: 'второй', files },
        { number: first, placedAt, comment: 'первый', files },
      ],
    })
    const one = await server.call('getUserOrder', { token, number: first })
    expect(one.result).toEqual({ order: { number: first, placedAt, comment: 'первый', files } })
    for (const number of [first, '26-999999', 'x', '%00', "' or 1=1"]) {
      const answer = await server.call('getUserOrder', { token: stranger.token, number })
      expect([answer.status, answer.message]).toEqual([404, messages.notFound])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('are taken from anybody: a bad token counts as nobody', async () => {
    const sent = { token: 'x'.repeat(43), body: orderForm(goodFields) }
    expect((await server.call('sendOrderMail', sent)).status).toBe(200)
    expect((await database().orm.select({ by: orders.userId }).from(orders)).map((row) => row.by)).toEqual([
      null,
    ])
  })

  it.each([undefined, 'x'.repeat(43)])('are shown to nobody whose token is %s', async (token) => {
    for (const name of ['getUserOrders', 'getUserOrder'] as const) {
      const answer = await server.call(name, { token, number: '26-000001' })
      expect([answer.status, answer.message]).toEqual([401, messages.unauthorized])
      expect(answer.headers.get('vary')).toBe('Authorization')
    }
  })
})
