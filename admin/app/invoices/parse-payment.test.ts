import { OFFER_TOTAL_MAX } from '@rapport/contract/offers/offer-limits'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { expect, it } from 'vitest'
import { parsePayment } from './parse-payment.ts'

it('reads every sum that an invoice may have, as the form fills it in', () => {
  for (const kopecks of [1, 1_000_000_001, 1_250_000_050, OFFER_TOTAL_MAX])
    expect(parsePayment(formatPrice(kopecks))).toBe(kopecks)
})

it.each(['', '0', '-5', 'по запросу', 'много'])('reads «%s» as no payment', (text) => {
  expect(parsePayment(text)).toBe(0)
})
