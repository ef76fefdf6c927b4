import { randomUUID } from 'node:crypto'
import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import { expect, it } from 'vitest'
import { sampleLine } from '../../test/order-form.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { insertOrderLines } from '../orders/lines/order-lines.ts'
import { orders } from '../orders/tables.ts'
import { orderRows } from './kinds/order-rows.ts'

const person = { name: 'Анна', phone: '+79001234567', email: 'anna@example.ru', isCatalog: false }

describeOnDatabase('orderRows', (database) => {
  it('have a row per product, with its quantity, sizes, price and sum', async () => {
    const { orm } = database()
    const id = randomUUID()
    const placedAt = new Date('2026-11-16T07:00:00Z')
    await orm.insert(orders).values([
      { ...person, id, number: '26-000001', placedAt, comment: 'Срочно' },
      { ...person, id: randomUUID(), number: '26-000002', placedAt, comment: 'Без изделия' },
    ])
    const sizes = { S: 20, M: 30 }
    await insertOrderLines(orm, id, [sampleLine({ sizes }), sampleLine({ title: 'Кепка', total: null })])
    const days = { from: '2026-11-16', to: '2026-11-16' }
    const filter: ExportInput = { kind: 'orders', format: 'xlsx', rows: 'all', q: '', ...days }
    const rows: (readonly unknown[])[] = []
    for await (const part of orderRows.exportRows({ orm, filter, now: placedAt })) rows.push(...part)
    const cells = (row: readonly unknown[]) =>
      Object.fromEntries(orderRows.columns.map(({ header }, index) => [header, row[index]]))
    const [first, second, third] = rows.map(cells)
    expect(first).toMatchObject({
      Изделие: 'Поло',
      Исполнение: 'Без печати',
      Материал: 'Пике',
      'Цвет основы': 'белый',
      Количество: 50,
      Размеры: 'S\u00A0—\u00A020, M\u00A0—\u00A030',
      Единица: 'шт',
      'Цена, ₽': 892.5,
      'Сумма, ₽': 44_625,
      Комментарий: 'Срочно',
    })
    expect(second).toMatchObject({ Номер: '26-000001', Изделие: 'Кепка', 'Сумма, ₽': '' })
    expect(third).toMatchObject({ Изделие: '', 'Сумма, ₽': '', Комментарий: 'Без изделия' })
  })
})
