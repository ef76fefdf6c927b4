import type { OfferDraft } from '@rapport/staff-contract/offers/offer-draft'
import { staffOfferMessages as messages } from '@rapport/staff-contract/offers/staff-offer-messages'
import { expect, it } from 'vitest'
import { type EditedLine, type EditedOffer, parseEdited, toEdited } from './edited-offer.ts'
import { newLine, newSurcharge } from './new-rows.ts'
import { changePrices } from './percent-field.tsx'

const edited: EditedOffer = {
  lines: [newLine({ id: 'coat', title: 'Пальто', quantity: '10', price: '1 250,50' })],
  surcharges: [],
  delivery: null,
  comment: '',
  validUntil: '2026-12-14',
  advance: '50',
  paymentTerms: '',
}
const withLine = (fields: Partial<EditedLine>): EditedOffer => ({
  ...edited,
  lines: edited.lines.map((line) => ({ ...line, ...fields })),
})

it('reads texts as people write them, and writes a draft back unchanged', () => {
  const { draft } = parseEdited({
    ...withLine({ sizes: { S: '4', M: '', L: '6' } }),
    surcharges: [newSurcharge({ id: 'd', value: '2,5' })],
    delivery: { text: 'До двери', amount: '' },
  })
  expect(draft).toMatchObject({
    lines: [{ quantity: 10, unitPrice: 125_050, sizes: { S: 4, M: 0, L: 6 } }],
    surcharges: [{ percent: -2.5, amount: null }],
    delivery: { amount: null },
  } satisfies Partial<Record<keyof OfferDraft, unknown>>)
  if (draft) expect(parseEdited(toEdited(draft)).draft).toEqual(draft)
})

it.each([
  [{ quantity: '0' }, 'lines.0.quantity', messages.quantity],
  [{ quantity: '0,5' }, 'lines.0.quantity', messages.quantity],
  [{ quantity: '1000000000' }, 'lines.0.quantity', messages.quantity],
  [{ quantity: 'десять' }, 'lines.0.quantity', messages.quantity],
  [{ price: 'даром' }, 'lines.0.unitPrice', messages.price],
])('says what is wrong with %o', (fields, field, message) => {
  expect(parseEdited(withLine(fields)).errors).toEqual({ [field]: [message] })
})

it('takes half a metre of cloth, a gift for 0 roubles, and no discount above 100 %', () => {
  expect(
    parseEdited(withLine({ quantity: '2,5', unit: 'пог. м', price: '0' })).draft?.lines[0],
  ).toMatchObject({ quantity: 2.5, unitPrice: 0 })
  const surcharges = [newSurcharge({ value: '100,01' })]
  expect(parseEdited({ ...edited, surcharges }).errors).toEqual({
    'surcharges.0.percent': [messages.percent],
  })
})

it('changes all prices by a percent, half a kopeck up, and leaves «по запросу»', () => {
  const lines = [...edited.lines, newLine({ price: '' }), newLine({ price: '0,05' })]
  expect(changePrices(lines, -10).map(({ price }) => price)).toEqual(['1\u00A0125,45', '', '0,05'])
  expect(changePrices(edited.lines, -100)[0]?.price).toBe('0')
})
