import { toKopecks } from '@rapport/contract/money/kopecks'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { legalEntityFields } from '../../test/invoices/invoiced-offers.ts'
import { readByZxing } from '../../test/payment-codes/read-code.ts'
import { hasPoppler, readPdf, renderPage } from '../../test/pdf/read-pdf.ts'
import { writeInvoicePdf } from './invoice-pdf.ts'

const { ogrn, vatMode, position, ...seller } = legalEntityFields({ accountantName: 'Нитченко О. П.' })
const row = (index: number) => ({
  title: `Футболка «Полоса ${index}»`,
  detail: 'Хлопок 180 г/м² · белый; S\u00A0— 10, M\u00A0— 20',
  quantity: 30,
  unit: 'шт',
  unitPrice: toKopecks(74_550),
  total: toKopecks(2_236_500),
})
const invoice = (rows: number, cancelledAt: Date | null = null) => {
  const total = toKopecks(2_236_500 * rows)
  return {
    number: '26-100123',
    total,
    buyer: { name: 'ООО «Весна»', inn: '7707083893', kpp: '770701001', address: 'Тула, ул. Мира, 1' },
    issuedAt: new Date('2026-11-29T12:00:00Z'),
    cancelledAt,
    document: {
      day: '2026-11-29',
      dueOn: '2026-12-04',
      part: 'whole' as const,
      basis: 'Коммерческое предложение № КП-26-000123/2 от 27 ноября 2026',
      seller,
      rows: Array.from({ length: rows }, (_, index) => row(index + 1)),
      vat: [{ percent: 22, sum: total, vat: toKopecks(Math.round((total * 22) / 122)) }],
      total,
    },
  }
}
const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.skipIf(!hasPoppler)('the PDF of an invoice', () => {
  it('says who pays whom, for what, how much in figures and words, and until when', async () => {
    const { pages, info } = await readPdf(await writeInvoicePdf(invoice(2)))
    const text = squeeze(pages.join(' '))
    for (const words of [
      'БИК 044525225',
      'Счёт на оплату № 26-100123 от 29 ноября 2026',
      'ООО «Весна», ИНН 7707083893, КПП 770701001, Тула, ул. Мира, 1',
      'до 4 декабря 2026',
      'Футболка «Полоса 2» 30 шт 745,50 22 365,00',
      'В том числе НДС 22 % 8 066,07 ₽',
      'Всего к оплате 44 730,00 ₽',
      'сорок четыре тысячи семьсот тридцать рублей 00 копеек',
      'Нитченко О. П.',
    ])
      expect(text).toContain(words)
    expect(info.Title).toContain('26-100123')
  })

  it('has a code that an independent decoder reads on the page at 300 and at 150 dpi', async () => {
    const pdf = await writeInvoicePdf(invoice(3))
    for (const dpi of [300, 150]) {
      const { data, info } = await sharp(await renderPage(pdf, dpi))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const code = await readByZxing({ pixels: new Uint8Array(data), width: info.width, height: info.height })
      expect(code).toMatch(/^ST00012\|Name=ООО «Ткацкая мануфактура»\|PersonalAcc=40702810638000000000\|/)
      expect(code).toContain(
        '|Sum=6709500|Purpose=Оплата по счёту № 26-100123 от 29.11.2026. В т.ч. НДС 22 %',
      )
    }
  })

  it('has at most 80 KB for ten lines, and several pages for forty', async () => {
    const pdf = await writeInvoicePdf(invoice(10))
    expect(pdf.length).toBeLessThan(80_000)
    const { pages } = await readPdf(await writeInvoicePdf(invoice(40)))
    expect(pages.length).toBeGreaterThan(1)
  })

  it('has no code if it is cancelled, and says so', async () => {
    const { pages } = await readPdf(await writeInvoicePdf(invoice(1, new Date())))
    expect(pages[0]).toContain('Счёт отменён')
    expect(pages[0]).not.toContain('БИК')
    expect(pages[0]).not.toContain('QR')
  })
})
