import { expect, it } from 'vitest'
import { calculate } from '../calculate.ts'
import type { CalculationRequest } from '../calculation-request.ts'
import type { CalculationTables } from '../calculation-tables.ts'
import { exampleTables as tables } from '../test/example-tables.ts'
import { toLineWords } from './line-words.ts'
import { recalculate } from './recalculate.ts'

const now = new Date('2026-11-30T06:00:00Z')
const request: CalculationRequest = {
  term: 'urgent',
  cityId: 7,
  lines: [
    {
      itemId: 1,
      priceErpId: 'p-shirt',
      variant: 0,
      materialErpId: 'COTTON',
      baseColor: 'белый',
      sizes: { S: 20, M: 30, L: 0 },
      operations: [{ code: 'screen', place: 'sleeve', widthMm: 100, heightMm: 80, colors: 2, designs: 2 }],
    },
    { itemId: 3, quantity: 2.5, operations: [{ code: 'bag' }] },
  ],
}

function recalculateWith(changes: Partial<CalculationTables>) {
  const { calculation } = calculate(request, tables, { now })
  if (!calculation) throw new Error('not calculated')
  return recalculate({ request, calculation }, { ...tables, ...changes }, { now })
}
const items = (change: (item: CalculationTables['items'][number]) => CalculationTables['items']) =>
  tables.items.flatMap(change)

it('changes nothing by the same tables', () => {
  expect(recalculateWith({})).toMatchObject({ request, changes: [] })
})

it('says which lines cost more or less, and the new total', () => {
  const dearer = items((item) => [
    {
      ...item,
      ownTiers: item.ownTiers.map(({ from, price }) => ({
        from,
        price: (price === null ? null : price * 2) as typeof price,
      })),
    },
  ])
  expect(recalculateWith({ items: dearer }).changes).toEqual([
    'Сатин: было 2\u00a0068,91\u00a0₽, стало 4\u00a0100,28\u00a0₽, дороже на\u00a098\u00a0%',
    'Итого было 97\u00a0935,47\u00a0₽, стало 100\u00a0217,71\u00a0₽',
  ])
})

it('leaves withdrawn products out and calculates the rest', () => {
  const {
    request: left,
    calculation,
    changes,
  } = recalculateWith({ items: items((item) => (item.itemId === 3 ? [] : [item])) })
  expect(left.lines).toEqual([request.lines[0]])
  expect(calculation?.lines).toHaveLength(1)
  expect(changes).toEqual(['Сатин: Такого изделия в\u00a0каталоге больше нет. Выберите его заново'])
})

it('drops a term and a city that no longer exist, and returns no calculation without lines', () => {
  const without = recalculateWith({ urgency: null, delivery: [] })
  expect(without.request).toEqual({ term: 'normal', lines: request.lines })
  expect(without.calculation?.lines).toHaveLength(2)
  const nothing = recalculateWith({ items: [] })
  expect(nothing.calculation).toBeUndefined()
  expect(nothing.changes).toHaveLength(2)
})

it('names the choices of lines and operations as the tables do', () => {
  expect(toLineWords(request, tables)).toEqual([
    {
      choice: 'Хлопок · белый · S\u00a0—\u00a020, M\u00a0—\u00a030',
      operations: ['Рукав, 10\u00a0×\u00a08\u00a0см, 2\u00a0цвета, 2\u00a0макета'],
    },
    { choice: '', operations: [''] },
  ])
})
