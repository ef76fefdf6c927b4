import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/each-database.ts'
import { samples } from '../../test/file-samples.ts'
import { goodFields, orderForm, sendOrder } from '../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, writeFactory } from '../../test/orders-app.ts'
import { smallFactory } from '../../test/small-factory.ts'
import { loadCities } from '../contacts/commands.ts'
import { getSiteProperties } from '../content/queries.ts'
import { found } from '../platform/app-error.ts'
import type { Storage } from '../platform/storage.ts'
import { factoryMail } from './factory-mail.ts'
import { orderFileKey } from './file-key.ts'
import { findDelivery } from './queries.ts'
import { orderDeliveries } from './tables.ts'

const file = (name: string) => ({ name, bytes: samples.pdf })

describeOnEachDatabase('the mail to the factory', (database) => {
  async function told(server: OrdersApp, form: FormData) {
    const { orm } = database()
    await sendOrder(server.url, form)
    const [delivery] = await orm
      .select({ id: orderDeliveries.id })
      .from(orderDeliveries)
      .where(eq(orderDeliveries.channel, 'factory-mail'))
    return found(findDelivery(orm, delivery?.id ?? ''))
  }
  const partsFor = async (storage: Storage) => ({
    site: await found(getSiteProperties(database().orm)),
    mailTo: '',
    storage,
    fileUrl: (id: string) => id,
  })

  it('names the city that was chosen on the site', async () => {
    await writeFactory(database())
    await loadCities(database().orm, smallFactory.cities, (name) => name)
    const server = await openOrdersApp(database())
    const { text } = await factoryMail(
      await told(server, orderForm({ ...goodFields, cityId: '7' })),
      '<a@b>',
      await partsFor(server.storage),
    )
    expect(text).toMatch(/Город на сайте:? *\n? *Тула/)
    await server.close()
  })

  it('lets go of the files it has opened when it finds that one is missing', async () => {
    await writeFactory(database())
    const server = await openOrdersApp(database())
    const order = await told(server, orderForm(goodFields, [file('a.pdf'), file('b.pdf'), file('c.pdf')]))
    await server.storage.remove(orderFileKey(order.files[2]?.id ?? ''))
    const opened: Awaited<ReturnType<Storage['read']>>[] = []
    const storage: Storage = {
      ...server.storage,
      async read(key, range) {
        const stored = await server.storage.read(key, range)
        opened.push(stored)
        return stored
      },
    }
    await expect(factoryMail(order, '<a@b>', await partsFor(storage))).rejects.toThrow('not in the store')
    expect(opened.map((stored) => stored?.stream.destroyed)).toEqual([true, true, undefined])
    await server.close()
  })
})
