import type { PublicOffer } from '@rapport/contract/offers/public-offer'
import { calculateOffer } from '@rapport/staff-contract/offers/calculate-offer'
import type { DraftLine } from '@rapport/staff-contract/offers/offer-draft'
import { describe, expect, it } from 'vitest'
import { hasPoppler, readPdf } from '../../../test/pdf/read-pdf.ts'
import { writeOfferPdf } from './offer-pdf.ts'

const line = (id: number): DraftLine => ({
  id: `line-${id}`,
  itemId: null,
  priceErpId: null,
  variant: null,
  materialErpId: null,
  title: `Пальто прямое «Зима», модель ${id}`,
  variantTitle: 'С\u00A0подкладкой',
  material: 'Сукно',
  baseColor: 'белый',
  sizes: { S: 4, M: 6 },
  quantity: 10,
  unit: 'шт',
  unitPrice: 123_456,
  setup: 0,
  operations: [{ id: 'p', code: null, title: 'Вышивка на\u00A0груди', unitPrice: 5_050, setup: 150_000 }],
  hasReducedVat: false,
})

function offerOf(lines: DraftLine[]): PublicOffer {
  const draft = {
    lines,
    surcharges: [{ id: 'd', title: 'Скидка', percent: -5, amount: null }],
    delivery: { text: 'До\u00A0двери в\u00A0Туле', amount: 50_000 },
    comment: '',
    validUntil: '2026-12-13',
    advancePercent: 50,
    paymentTerms: '',
  }
  const vat = { mode: 'standard', standard: [{ from: '2026-01-01', percent: 22 }] } as const
  const { document } = calculateOffer(draft, { listPrices: {}, reducedVat: [], vat, day: '2026-11-29' })
  if (!document) throw new Error('No document')
  return {
    number: 'КП-26-000123/2',
    version: 2,
    state: 'sent',
    sentAt: '2026-11-29T10:00:00.000Z',
    answeredAt: null,
    document,
    comment: 'Цены держим до\u00A0конца срока.',
    seller: {
      name: 'Фабрика',
      legalName: 'ООО «Фабрика»',
      inn: '7707083893',
      ogrn: '',
      phone: '+74951234567',
      email: 'sale@example.ru',
      address: 'Иваново',
    },
    manager: 'Анна Ткач',
    versions: [],
  }
}

describe.skipIf(!hasPoppler)('the PDF of an offer', () => {
  it('says number, validity, lines with operations, sums, VAT and payment; ten lines take less than 80 KB', async () => {
    const bytes = await writeOfferPdf(offerOf(Array.from({ length: 10 }, (_, index) => line(index + 1))))
    expect(bytes.length).toBeLessThan(80 * 1024)
    const { pages, info } = await readPdf(bytes)
    expect(info).toMatchObject({ Title: 'Коммерческое предложение № КП-26-000123/2', Tagged: 'yes' })
    const text = pages.join('\n').replaceAll(/\s+/g, ' ')
    for (const part of [
      'Коммерческое предложение № КП-26-000123/2',
      'Действует до 13 декабря 2026 включительно',
      'ООО «Фабрика», ИНН 7707083893',
      'Пальто прямое «Зима», модель 10',
      'S — 4',
      'Вышивка на груди, подготовка 1 500 ₽',
      'Скидка, 5 % −7 175,30 ₽',
      'Итого 136 830,70 ₽',
      'ставка 22 %',
      'аванс 50 %',
    ])
      expect(text).toContain(part)
  })

  it('repeats the head of its table over forty lines and cuts none', async () => {
    const { pages } = await readPdf(
      await writeOfferPdf(offerOf(Array.from({ length: 40 }, (_, index) => line(index + 1)))),
    )
    expect(pages.length).toBeGreaterThan(2)
    for (let number = 1; number <= 40; number += 1)
      expect(pages.filter((page) => new RegExp(`модель ${number}\\b`).test(page))).toHaveLength(1)
    expect(pages[1]).toContain('Наименование')
  })
})
