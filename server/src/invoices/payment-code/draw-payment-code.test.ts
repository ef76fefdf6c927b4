import { toKopecks } from '@rapport/contract/money/kopecks'
import { describe, expect, it } from 'vitest'
import { photographCode, printCode } from '../../../test/payment-codes/print-code.ts'
import { type Picture, readByJsqr, readByZxing } from '../../../test/payment-codes/read-code.ts'
import { samplePayee } from '../../../test/payment-codes/sample-payee.ts'
import { codeToSvg, drawPaymentCode } from './draw-payment-code.ts'
import { writePaymentCode } from './payment-code.ts'

const short = writePaymentCode({
  payee: { ...samplePayee, name: 'ИП Ткачёва А. С.', inn: '500100732259', kpp: '' },
  sum: toKopecks(100),
  purpose: 'Оплата по счёту № 26-000123',
})
const typical = writePaymentCode({
  payee: samplePayee,
  sum: toKopecks(12_345_607),
  purpose: 'Оплата по счёту № 26-000123 от 29.11.2026. В т.ч. НДС 22 % — 22 262,89 руб.',
})
const longest = writePaymentCode({
  payee: { ...samplePayee, name: 'Ы'.repeat(200), bankName: 'Щ'.repeat(60) },
  sum: toKopecks(99_999_999_999),
  purpose: 'Ж'.repeat(300),
})

const readByBoth = async (picture: Picture) => [await readByZxing(picture), readByJsqr(picture)]

describe('the QR code of a payment', () => {
  it.each([
    ['short', short, 11, 38],
    ['typical', typical, 13, 43],
    ['longest', longest, 25, 69],
  ])('has the known version and printed size for a %s text', (_, text, version, sizeMm) => {
    const code = drawPaymentCode(text)
    expect([code.version, Math.ceil(code.sizeMm)]).toEqual([version, sizeMm])
    expect(code.modules).toBe(17 + 4 * version + 8)
  })

  it.each([
    ['short', short],
    ['typical', typical],
    ['longest', longest],
  ])('of a %s text is read by zxing and jsQR at 300 and at 150 dpi', async (_, text) => {
    const code = drawPaymentCode(text)
    for (const dpi of [300, 150]) expect(await readByBoth(await printCode(code, dpi))).toEqual([text, text])
  })

  it('is read by both from a photograph in perspective, with blur and noise', async () => {
    const shot = { width: 500, tilt: 0.12, turn: 0.15, blur: 1.1, noise: 8, seed: 45 }
    const picture = await photographCode(drawPaymentCode(typical), shot)
    expect(await readByBoth(picture)).toEqual([typical, typical])
  })

  it('is read by zxing from a bad photograph: more tilted, darker at one side, with much noise', async () => {
    const shot = { width: 450, tilt: 0.3, turn: 0.3, blur: 1.4, noise: 25, seed: 45 }
    expect(await readByZxing(await photographCode(drawPaymentCode(typical), shot))).toBe(typical)
  })

  it('is an SVG with a name for screen readers', () => {
    const svg = codeToSvg(drawPaymentCode(short), 'Оплата «A&B» <1>')
    expect(svg).toContain('viewBox="0 0 69 69" role="img" aria-label="Оплата «A&#38;B» &#60;1&#62;"')
    expect(svg).toMatch(/<path d="(?:M\d+ \d+h\d+v1h-\d+z)+"\/><\/svg>$/)
  })
})
