import { expect, it } from 'vitest'
import type { EditedOffer } from './edited-offer.ts'
import { newLine, newOperation } from './new-rows.ts'
import { rebaseEdited, takeTheirs } from './rebase-edited.ts'

const print = newOperation({ id: 'print', title: 'Печать', price: '35' })
const coat = newLine({ id: 'coat', title: 'Пальто', price: '1 000', operations: [print] })
const scarf = newLine({ id: 'scarf', title: 'Шарф', price: '400', sizes: { S: '1', M: '2' } })
const base: EditedOffer = {
  lines: [coat, scarf],
  surcharges: [],
  delivery: null,
  comment: '',
  validUntil: '2026-12-14',
  advance: '50',
  paymentTerms: '',
}

it('takes each field from the side that changed it, in rows, operations and sizes too', () => {
  const theirs = {
    ...base,
    comment: 'Звонили',
    lines: [
      { ...coat, quantity: '20' },
      { ...scarf, sizes: { S: '5', M: '2' } },
    ],
  }
  const mine = {
    ...base,
    advance: '30',
    lines: [
      { ...coat, operations: [{ ...print, price: '40' }] },
      { ...scarf, sizes: { S: '1', M: '9' } },
    ],
  }
  const { edited, conflicts } = rebaseEdited(base, theirs, mine)
  expect(conflicts).toEqual([])
  expect(edited).toEqual({
    ...base,
    comment: 'Звонили',
    advance: '30',
    lines: [
      { ...coat, quantity: '20', operations: [{ ...print, price: '40' }] },
      { ...scarf, sizes: { S: '5', M: '9' } },
    ],
  })
})

it('keeps my value of a field that both changed, and can take the other one', () => {
  const theirs = { ...base, lines: [{ ...coat, price: '900' }, scarf] }
  const mine = { ...base, lines: [{ ...coat, price: '950' }, scarf] }
  const { edited, conflicts } = rebaseEdited(base, theirs, mine)
  expect(conflicts).toEqual([{ path: 'lines.coat.price', theirs: '900', mine: '950' }])
  expect(edited.lines[0]?.price).toBe('950')
  const [conflict] = conflicts
  if (!conflict) throw new Error('No conflict')
  expect(takeTheirs(edited, conflict).lines.map(({ price }) => price)).toEqual(['900', '400'])
  expect(edited.lines[0]?.price).toBe('950')
})

it('keeps the rows that both sides added, and my order', () => {
  const [tags, bags] = [newLine({ id: 'tags' }), newLine({ id: 'bags' })]
  const { edited } = rebaseEdited(
    base,
    { ...base, lines: [coat, scarf, tags] },
    { ...base, lines: [bags, scarf, coat] },
  )
  expect(edited.lines.map(({ id }) => id)).toEqual(['bags', 'scarf', 'coat', 'tags'])
})

it('asks about a line that the other side removed while it was changed here', () => {
  const { conflicts, edited } = rebaseEdited(
    base,
    { ...base, lines: [scarf] },
    { ...base, lines: [{ ...coat, price: '950' }, scarf] },
  )
  expect(conflicts).toMatchObject([{ path: 'lines.coat', theirs: undefined }])
  const [conflict] = conflicts
  if (!conflict) throw new Error('No conflict')
  expect(takeTheirs(edited, conflict).lines.map(({ id }) => id)).toEqual(['scarf'])
})
