import { randomUUID } from 'node:crypto'
import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '../../test/test-database.ts'
import { orders } from '../orders/tables.ts'
import { orderRows } from './kinds/order-rows.ts'

const person = { name: 'Анна', phone: '+79001234567', email: 'anna@example.ru', isCatalog: false }

describeOnDatabase('orderRows', (database) => {
  it('have columns for the product, its quantity, its price and the sum', async () => {
    const { orm } = database()
    const placedAt = new Date('2026-11-16T07:00:00Z')
    const line = {
      itemId: 7,
      slug: 'polo',
      title: 'Поло',
      priceErpId: 'POLO',
      variant: 0,
      variantTitle: 'Без печати',
      materialErpId: 'PIQUE',
      material: 'Пике',
      baseColor: 'белый',
      quantity: 50,
      unit: 'шт',
      unitPrice: 89_250,
      total: 4_462_500,
      shownTotal: null,
      priceList: 'anonymous' as const,
    }
    await orm.insert(orders).values([
      { ...person, id: randomUUID(), number: '26-000001', placedAt, comment: 'Срочно', line },
      { ...person, id: randomUUID(), number: '26-000002', placedAt, comment: 'Без изделия' },
    ])
    const days = { from: '2026-11-16', to: '2026-11-16' }
    const filter: ExportInput = { kind: 'orders', format: 'xlsx', rows: 'all', q: '', ...days }
    const rows: (readonly unknown[])[] = []
    for await (const part of orderRows.exportRows({ orm, filter, now: placedAt })) rows.push(...part)
    const cells = (row: readonly unknown[]) =>
      Object.fromEntries(orderRows.columns.map(({ header }, index) => [header, row[index]]))
    const [first, second] = rows.map(cells)
    expect(first).toMatchObject({
      Изделие: 'Поло',
      Исполнение: 'Без печати',
      Материал: 'Пике',
      'Цвет основы': 'белый',
      Количество: 50,
      Единица: 'шт',
      'Цена, ₽': 892.5,
      'Сумма, ₽': 44_625,
      Комментарий: 'Срочно',
    })
    expect(second).toMatchObject({ Изделие: '', 'Сумма, ₽': '', Комментарий: 'Без изделия' })
  })
})
