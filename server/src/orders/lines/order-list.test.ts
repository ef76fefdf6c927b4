import { messages } from '@rapport/contract/errors/messages'
import { ORDER_LINES_MAX } from '@rapport/contract/orders/order-limits'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleLine, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { seedPricedProducts } from '../../../test/priced-products.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { catalogItems } from '../../catalog/tables.ts'
import { siteProperties } from '../../content/tables.ts'
import { findInboxOrder } from '../../inbox/get-order.ts'
import { orders } from '../tables.ts'
import { insertOrderLines, listOrderLines } from './order-lines.ts'

describeOnDatabase('a list of products in one order', (database) => {
  let server: OrdersApp
  let ids: Awaited<ReturnType<typeof seedPricedProducts>>
  beforeEach(async () => {
    await seedSmallFactory(database())
    ids = await seedPricedProducts(database())
    const sizes = { title: 'Пальто', marks: [], sizes: ['44', '46', '48'], values: [], sketch: 1 }
    await database()
      .orm.update(catalogItems)
      .set({ sizeTables: [sizes as never] })
      .where(eq(catalogItems.id, ids.coat))
    server = await openOrdersApp(database())
  })
  afterEach(() => server.close())

  const coat = (fields: Record<string, unknown>) => ({
    itemId: ids.coat,
    itemTitle: 'Пальто прямое',
    variant: 'COAT/2',
    material: 'WOOL/Сукно / драп',
    ...fields,
  })
  const send = (lines: unknown) =>
    sendOrder(
      server.url,
      new URLSearchParams({
        ...validFields,
        lines: typeof lines === 'string' ? lines : JSON.stringify(lines),
      }),
    )
  async function sendValid(lines: unknown[]) {
    expect((await send(lines)).status).toBe(200)
    const [order] = await database().orm.select().from(orders)
    if (!order) throw new Error('The order was not stored')
    return { ...order, lines: await listOrderLines(database().orm, order.id) }
  }

  it('is stored as lines in the order of the form, each with its price', async () => {
    const { id, lines, comment } = await sendValid([
      coat({ baseColor: 'чёрный', quantity: 9 }),
      { itemId: ids.scarf, itemTitle: 'Шарф', quantity: '2,5' },
    ])
    expect(lines).toMatchObject([
      { title: 'Пальто прямое', baseColor: 'чёрный', quantity: 9, total: 1_800_450 },
      { title: 'Шарф', quantity: 2.5, total: 125_000 },
    ])
    expect(comment).toBe(validFields.comment)
    const inbox = await findInboxOrder(database().orm, id)
    expect(inbox?.summary).toBe(`Пальто прямое × 9, Шарф × 2,5 · ${validFields.comment}`)
  })

  it('takes one tier for lines that differ in colour or sizes only', async () => {
    const { lines } = await sendValid([
      coat({ baseColor: 'чёрный', sizes: { 44: 2, 46: 4 } }),
      coat({ baseColor: 'белый', quantity: 4 }),
      coat({ material: 'SILK/Шёлк', quantity: 4 }),
    ])
    expect(lines).toMatchObject([
      { quantity: 6, sizes: { 44: 2, 46: 4 }, unitPrice: 100_000 },
      { quantity: 4, sizes: null, unitPrice: 100_000 },
      { quantity: 4, unitPrice: null },
    ])
  })

  it('has unknown products, sizes and materials in the comment', async () => {
    const { lines, comment } = await sendValid([
      { itemId: 999_999, itemTitle: 'Снятое с\u00A0продажи', quantity: 5 },
      coat({ sizes: { XXXL: 3 }, material: 'SILK/Шёлк' }),
    ])
    expect(lines).toMatchObject([{ title: 'Пальто прямое', quantity: 3, sizes: null }])
    expect(comment).toBe(
      [
        validFields.comment,
        'Снятое с\u00A0продажи, количество: 5',
        'материал: Шёлк, размеры: XXXL\u00A0—\u00A03',
      ].join('\n\n'),
    )
  })

  it('counts lines of one product together for the least order, and names the product below it', async () => {
    await database().orm.update(siteProperties).set({ minimumPieces: 50 })
    expect((await send([coat({ quantity: 30 }), coat({ sizes: { 44: 20 } })])).status).toBe(200)
    const { failure } = await send([
      { itemId: ids.scarf, quantity: 2 },
      coat({ quantity: 30 }),
      coat({ sizes: { 44: 19 } }),
    ])
    expect(failure.errors).toEqual({
      'lines.1.quantity': [`Пальто прямое. ${messages.quantityBelow('50\u00A0шт')}`],
    })
  })

  it.each<[string, unknown, string, string]>([
    ['text that is no JSON', '[{', 'lines', messages.fieldInvalid],
    ['an object', { itemId: 1 }, 'lines', messages.fieldInvalid],
    ['no product', [], 'lines', messages.fieldInvalid],
    [
      'too many products',
      Array.from({ length: ORDER_LINES_MAX + 1 }, () => ({ quantity: 1 })),
      'lines',
      messages.orderLinesTooMany,
    ],
    ['zero pieces', [{ quantity: 1 }, { quantity: 0 }], 'lines.1.quantity', messages.quantity],
    ['half a piece of a size', [{ sizes: { S: 0.5 } }], 'lines.0.sizes.S', messages.quantity],
    ['a million and one in sizes', [{ sizes: { S: 999_999, M: 2 } }], 'lines.0.sizes', messages.quantity],
    [
      'a quantity and sizes',
      [{ quantity: 3, sizes: { S: 3 } }],
      'lines.0.quantity',
      messages.quantityOrSizes,
    ],
  ])('refuses %s at its field', async (_, lines, field, message) => {
    const { status, failure } = await send(lines)
    expect([status, failure.errors]).toEqual([422, { [field]: [message] }])
  })

  it('also comes from a process of the release before, which writes one line as JSON', async () => {
    const { orm } = database()
    const { sizes, priceRevision, ...line } = sampleLine({ quantity: 2.5 })
    const person = { name: 'Анна', phone: '+79001234567', email: 'anna@example.ru', comment: '' }
    const order = { ...person, placedAt: new Date(), isCatalog: false, line: line as never }
    const old = crypto.randomUUID()
    await orm.insert(orders).values({ ...order, id: old, number: '26-000001' })
    expect(await listOrderLines(orm, old)).toEqual([sampleLine({ quantity: 2.5 })])
    const both = crypto.randomUUID()
    await orm.transaction(async (tx) => {
      await tx.insert(orders).values({ ...order, id: both, number: '26-000002' })
      await insertOrderLines(tx, both, [sampleLine({ title: 'Кепка' })])
    })
    expect(await listOrderLines(orm, both)).toMatchObject([{ title: 'Кепка' }])
  })
})
