import { expect, it } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { addCartLine, listUnsaved, mergeCarts } from './merge-carts.ts'
import { QUANTITY_MAX } from './order-limits.ts'

const polo = (fields: Partial<CartLine> = {}): CartLine => ({
  itemId: 1,
  itemTitle: 'Поло',
  unit: 'шт',
  material: 'PIQUE/Пике',
  quantity: 50,
  ...fields,
})
const sized = (sizes: Record<string, number>) => polo({ quantity: undefined, sizes })
const cap = (quantity = 10): CartLine => ({ itemId: 2, itemTitle: 'Кепка', unit: 'шт', quantity })

it('adds the quantity of the same product, variant, material and colour, up to the largest quantity', () => {
  const lines = addCartLine([polo(), cap()], polo({ itemTitle: 'Поло новое', quantity: 30 }))
  expect(lines).toEqual([polo({ itemTitle: 'Поло новое', quantity: 80 }), cap()])
  expect(addCartLine([polo()], polo({ quantity: QUANTITY_MAX }))[0]?.quantity).toBe(QUANTITY_MAX)
  for (const other of [{ itemId: 3 }, { variant: 'P/1' }, { material: 'WOOL/Сукно' }, { baseColor: 'белый' }])
    expect(addCartLine([polo()], polo(other))).toHaveLength(2)
})

it('adds pieces by size to the same sizes, and keeps a quantity without sizes apart', () => {
  expect(addCartLine([sized({ S: 10 })], sized({ S: 5, M: 1 }))).toEqual([sized({ S: 15, M: 1 })])
  expect(addCartLine([sized({ S: 10 })], polo())).toHaveLength(2)
})

it('joins carts that have nothing in common without doubling what both have', () => {
  expect(mergeCarts([], [polo({ quantity: 50 }), cap(5)], [polo({ quantity: 30 })])).toEqual([
    polo({ quantity: 50 }),
    cap(5),
  ])
  expect(mergeCarts([], [sized({ S: 3, M: 1 })], [sized({ M: 2, L: 4 })])).toEqual([
    sized({ S: 3, M: 2, L: 4 }),
  ])
})

it.each<[string, CartLine[], CartLine[], CartLine[], CartLine[]]>([
  ['keeps what nobody changed', [polo()], [polo()], [polo()], [polo()]],
  [
    'takes a change of either side',
    [polo(), cap()],
    [polo({ quantity: 7 }), cap()],
    [polo(), cap(3)],
    [polo({ quantity: 7 }), cap(3)],
  ],
  ['takes a removal of either side', [polo(), cap()], [cap()], [polo()], []],
  ['takes an addition of either side', [], [cap()], [polo()], [polo(), cap()]],
  [
    'takes a smaller quantity of one side',
    [polo()],
    [polo({ quantity: 5 })],
    [polo()],
    [polo({ quantity: 5 })],
  ],
  [
    'takes the larger of two new quantities',
    [polo()],
    [polo({ quantity: 60 })],
    [polo({ quantity: 70 })],
    [polo({ quantity: 70 })],
  ],
  [
    'prefers a change to a removal',
    [polo(), cap()],
    [polo({ quantity: 60 })],
    [cap(20)],
    [cap(20), polo({ quantity: 60 })],
  ],
  ['removes what both removed', [polo()], [], [], []],
])('%s', (_, base, mine, theirs, merged) => {
  expect(mergeCarts(base, mine, theirs)).toEqual(merged)
  // A repeated merge changes nothing: a lost answer doubles no line.
  expect(mergeCarts(base, mine, merged)).toEqual(merged)
})

it('lists the lines that the account does not have yet', () => {
  expect(listUnsaved([polo(), cap()], [polo({ quantity: 51 }), cap(), polo({ itemId: 9 })])).toEqual([
    polo({ quantity: 51 }),
    polo({ itemId: 9 }),
  ])
})
