import { expect, it } from 'vitest'
import { vatText } from './vat-text.ts'

it('says the amount of VAT only for a known total', () => {
  const vat = { mode: 'included', rate: 22, amount: 180_328 } as const
  expect(vatText(vat, 1_000_000)).toBe('в\u00a0том числе 1\u00a0803,28\u00a0₽, ставка 22\u00a0%')
  expect(vatText(vat, null)).toBe('включён в\u00a0цены, ставка 22\u00a0%')
  expect(vatText({ ...vat, rate: null }, null)).toBe('включён в\u00a0цены')
  expect(vatText({ mode: 'none', rate: 0, amount: 0 }, null)).toBe('без НДС')
})
