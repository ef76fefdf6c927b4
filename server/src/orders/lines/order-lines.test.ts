import { userOrdersEndpoints } from '@rapport/contract/endpoints/user-orders'
import { messages } from '@rapport/contract/errors/messages'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logIn } from '../../../test/members.ts'
import { sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { seedPricedProducts } from '../../../test/priced-products.ts'
import { SOON } from '../../../test/soon.ts'
import { type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { type Receiver, startReceiver } from '../../../test/stand-ins/webhook-server.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { catalogItems } from '../../catalog/tables.ts'
import { siteProperties } from '../../content/tables.ts'
import { findInboxOrder } from '../../inbox/get-order.ts'
import { priceGroups, priceRows } from '../../prices/tables.ts'
import { eraseOrders } from '../erase-orders.ts'
import { orders } from '../tables.ts'
import { listOrderLines } from './order-lines.ts'

describeOnDatabase('the product of an order', (database) => {
  let server: OrdersApp
  let mails: MailServer
  let crm: Receiver
  let ids: Awaited<ReturnType<typeof seedPricedProducts>>
  beforeEach(async () => {
    await seedSmallFactory(database())
    ids = await seedPricedProducts(database())
    mails = await startMailServer()
    crm = await startReceiver()
    server = await openOrdersApp(database(), {
      variables: {
        SMTP_URL: mails.url,
        MAIL_FROM: 'Раппорт <noreply@proba.example>',
        CRM_WEBHOOK_URL: crm.url,
        PUBLIC_URL: 'https://proba.example',
      },
    })
  })
  afterEach(async () => {
    await server.close()
    await Promise.all([mails.stop(), crm.stop()])
  })

  const coat = () => ({
    itemId: String(ids.coat),
    itemTitle: 'Пальто прямое',
    variant: 'COAT/2',
    material: 'WOOL/Сукно / драп',
    baseColor: 'серый меланж',
  })
  const send = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await sendOrder(server.url, new URLSearchParams({ ...validFields, ...fields }), headers)
    expect(answer.status).toBe(200)
    const rows = await database().orm.select().from(orders).orderBy(asc(orders.number))
    const order = rows.at(-1)
    if (!order) throw new Error('The order was not stored')
    const lines = await listOrderLines(database().orm, order.id)
    return { ...order, lines, line: lines[0] ?? null }
  }
  const textTo = (to: string) =>
    vi.waitFor(() => {
      const received = mails.taken.find((mail) => mail.to.includes(to))
      if (!received) throw new Error(`No mail to ${to} yet`)
      return `${received.mail.text}`.replace(/\s+/g, ' ')
    }, SOON)
  async function findRevision(): Promise<string | null> {
    const [group] = await database().orm.select().from(priceGroups).where(eq(priceGroups.erpId, 'COAT'))
    return group?.updatedAt.toISOString() ?? null
  }
  /** Returns the total that the price table of the page shows for a quantity. */
  async function pageTotal(quantity: number, headers: Record<string, string> = {}): Promise<number> {
    const { result } = (await server.app.inject({ url: '/api/v1/prices/COAT/variant/2', headers })).json()
    const at = result.tiers.findLastIndex(({ from }: { from: number }) => from <= quantity)
    return result.rows[0].prices[at] * quantity
  }

  it.each<[string, 'guest' | 'dealer', number, string, string]>([
    ['a guest', 'guest', 9, '2 000,50 ₽ / шт', '18 004,50 ₽'],
    ['a dealer', 'dealer', 100, '800 ₽ / шт', '80 000 ₽'],
  ])(
    'reports the price that the page showed %s to factory, customer, inbox, account and CRM',
    async (_, who, quantity, price, sum) => {
      const email = 'dealer@example.ru'
      const { headers } = who === 'dealer' ? await logIn(database(), email, 'dealer') : { headers: {} }
      const fields = { ...coat(), email, quantity: String(quantity), total: sum }
      const order = await send(fields, headers)
      const total = await pageTotal(quantity, headers)
      const line: OrderLine = {
        itemId: ids.coat,
        slug: 'palto',
        title: 'Пальто прямое',
        priceErpId: 'COAT',
        variant: 2,
        variantTitle: 'С\u00A0подкладкой',
        materialErpId: 'WOOL',
        material: 'Сукно / драп',
        baseColor: 'серый меланж',
        quantity,
        sizes: null,
        unit: 'шт',
        unitPrice: total / quantity,
        total,
        priceList: who === 'dealer' ? 'dealer' : 'anonymous',
        priceRevision: await findRevision(),
        shownTotal: null,
      }
      expect(order).toMatchObject({ lines: [line], comment: validFields.comment })
      const inbox = await findInboxOrder(database().orm, order.id)
      expect(inbox?.lines).toEqual([line])
      expect(inbox?.summary).toBe(`Пальто прямое × ${quantity} · ${validFields.comment}`)
      for (const to of ['support@proba.example', email]) {
        const text = await textTo(to)
        for (const words of [
          'Пальто прямое',
          'серый меланж',
          'Сукно / драп',
          'С подкладкой',
          `${quantity} шт`,
          price,
          sum,
        ])
          expect(text).toContain(words)
      }
      await vi.waitFor(() => expect(crm.requests[0]?.body).toMatchObject({ lines: [line] }), SOON)
      if (who === 'guest') return
      const url = userOrdersEndpoints.getUserOrder.path.replace(':number', order.number)
      expect((await server.app.inject({ url, headers })).json().result.order.lines).toEqual([line])
    },
  )

  it('takes the price from the table, not from the request, and shows staff the differing sum of the page', async () => {
    const forged = {
      ...coat(),
      quantity: '10',
      total: '1 ₽',
      unitPrice: '1',
      price: '1',
      line: '{"total":1}',
    }
    expect((await send(forged)).line).toMatchObject({ unitPrice: 100_000, total: 1_000_000, shownTotal: 100 })
    expect(await textTo('support@proba.example')).toContain('1 ₽: таблица с тех пор изменилась')
    expect(await textTo(validFields.email)).not.toContain('таблица')
  })

  it('takes no price from the table of another product', async () => {
    const { line, comment } = await send({
      ...coat(),
      itemId: String(ids.scarf),
      variant: 'COAT/2',
      quantity: '10',
    })
    expect(line).toMatchObject({ title: 'Шарф', priceErpId: null, material: null })
    expect(comment).toContain('материал: Сукно / драп, исполнение: COAT/2, цвет основы: серый меланж')
  })

  it("uses the product's own tiers without a table, for fractional quantities too", async () => {
    const { line } = await send({ itemId: String(ids.scarf), itemTitle: 'Шарф', quantity: '9,5' })
    expect(line).toMatchObject({ quantity: 9.5, unit: 'пог. м', unitPrice: 50_000, total: 475_000 })
  })

  it('has no sum if the price is on request or the material was withdrawn', async () => {
    expect((await send({ ...coat(), quantity: '100' })).line).toMatchObject({
      material: 'Сукно / драп',
      quantity: 100,
      unitPrice: null,
      total: null,
    })
    const { line, comment } = await send({ ...coat(), material: 'SILK/Шёлк', quantity: '5' })
    expect(line).toMatchObject({ title: 'Пальто прямое', material: null, quantity: 5, total: null })
    expect(comment).toBe(`${validFields.comment}\n\nматериал: Шёлк`)
  })

  it('is accepted with all choices in the comment if the product was withdrawn or never existed', async () => {
    await database().orm.delete(catalogItems).where(eq(catalogItems.id, ids.coat))
    const words =
      'Пальто прямое, материал: Сукно / драп, исполнение: COAT/2, цвет основы: серый меланж, количество: 5'
    for (const itemId of [String(ids.coat), '99999999999999', 'пальто', '-1', '']) {
      const { line, comment } = await send({ ...coat(), itemId, quantity: '5' })
      expect([itemId, line, comment]).toEqual([itemId, null, `${validFields.comment}\n\n${words}`])
    }
  })

  it('is refused at the quantity below the least order of the factory, by the unit of the product', async () => {
    await database().orm.update(siteProperties).set({ minimumPieces: 50, minimumMetres: 10 })
    const answerTo = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ ...validFields, ...fields })
      const { status, failure } = await sendOrder(server.url, body)
      return status === 200 ? 200 : [status, failure.errors]
    }
    const pieces = { quantity: ['Наименьший заказ\u00A0— 50\u00A0шт'] }
    const metres = { quantity: ['Наименьший заказ\u00A0— 10\u00A0пог.\u00A0м'] }
    expect(await answerTo({ ...coat(), quantity: '49' })).toEqual([422, pieces])
    expect(await answerTo({ itemId: String(ids.scarf), quantity: '9,5' })).toEqual([422, metres])
    expect(await answerTo({ ...coat(), quantity: '1', cityId: '99' })).toEqual([
      422,
      { ...pieces, cityId: [messages.cityUnknown] },
    ])
    expect(await database().orm.select().from(orders)).toEqual([])
    const accepted: Record<string, string>[] = [
      { ...coat(), quantity: '50' },
      { itemId: String(ids.scarf), quantity: '10' },
      coat(),
      { additionalComment: 'Пошив по эскизу', quantity: '5' },
      { ...coat(), itemId: '99999', quantity: '5' },
    ]
    for (const fields of accepted) expect([fields, await answerTo(fields)]).toEqual([fields, 200])
    await database().orm.update(siteProperties).set({ minimumPieces: 0, minimumMetres: 0 })
    expect(await answerTo({ ...coat(), quantity: '1' })).toBe(200)
  })

  it('keeps its line when the table changes and when the person is erased', async () => {
    const { id, line } = await send({ ...coat(), quantity: '10' })
    const { orm } = database()
    await orm.update(priceRows).set({ prices: { anonymous: [1, 1, 1] } })
    await eraseOrders(orm, sql`true`)
    const [erased] = await orm.select().from(orders).where(eq(orders.id, id))
    expect(erased).toMatchObject({ name: '', comment: '' })
    expect(await listOrderLines(orm, id)).toEqual([line])
  })
})
