import { expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { cities } from '../../contacts/tables.ts'
import { getSiteProperties } from '../../content/queries.ts'
import { orNotFound } from '../../platform/http/api-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { orderFileKey } from '../files/file-key.ts'
import { getOrderDetails } from '../queries.ts'
import { orders } from '../tables.ts'
import { factoryEmail } from './factory-email.ts'

const notification = { messageId: '<a@b>', recipient: null }

const file = (name: string) => ({ name, bytes: samples.pdf })

describeOnDatabase('the mail to the factory', (database) => {
  async function orderDetails(server: OrdersApp, form: FormData) {
    const { orm } = database()
    await sendOrder(server.url, form)
    const [order] = await orm.select({ id: orders.id }).from(orders)
    return getOrderDetails(orm, order?.id ?? '')
  }
  const site = () => orNotFound(getSiteProperties(database().orm))
  const depsWith = (storage: Storage) => ({
    env: { PUBLIC_URL: 'https://example.ru', MAIL_TO: '' },
    storage,
    isAttached: true,
    fileLinks: { url: (id: string) => id, end: (placedAt: Date) => placedAt },
    orderUrl: (id: string) => id,
    findCallTime: async () => undefined,
  })

  it('names the city chosen on the site', async () => {
    await seedSmallFactory(database())
    await database().orm.update(cities).set({ id: 7, city: 'Тула' })
    const server = await openOrdersApp(database())
    const { text } = await factoryEmail(
      await orderDetails(server, orderForm({ ...validFields, cityId: '7' })),
      notification,
      await site(),
      depsWith(server.storage),
    )
    expect(text).toMatch(/Город на сайте:? *\n? *Тула/)
    await server.close()
  })

  it('closes its open files when one is missing', async () => {
    await seedSmallFactory(database())
    const server = await openOrdersApp(database())
    const order = await orderDetails(
      server,
      orderForm(validFields, [file('a.pdf'), file('b.pdf'), file('c.pdf')]),
    )
    await server.storage.remove(orderFileKey(order.files[2]?.id ?? ''))
    const opened: Awaited<ReturnType<Storage['get']>>[] = []
    const storage: Storage = {
      ...server.storage,
      async get(key, range) {
        const stored = await server.storage.get(key, range)
        opened.push(stored)
        return stored
      },
    }
    await expect(factoryEmail(order, notification, await site(), depsWith(storage))).rejects.toThrow(
      'not in the store',
    )
    expect(opened.map((stored) => stored?.stream.destroyed)).toEqual([true, true, undefined])
    await server.close()
  })
})
