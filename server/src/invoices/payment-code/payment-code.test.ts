import { toKopecks } from '@rapport/contract/money/kopecks'
import { requisiteMessages } from '@rapport/contract/requisites/requisite-messages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePayee } from '../../../test/payment-codes/sample-payee.ts'
import { codeValue } from './code-value.ts'
import { PaymentCodeError, writePaymentCode } from './payment-code.ts'

const request = { payee: samplePayee, sum: toKopecks(12_345_607), purpose: 'Оплата по счёту № 26-000123' }

const faultsOf = (change: object, payee: object = {}) => {
  try {
    return writePaymentCode({ ...request, ...change, payee: { ...samplePayee, ...payee } })
  } catch (error) {
    return error instanceof PaymentCodeError ? error.faults : error
  }
}

describe('writePaymentCode', () => {
  it('writes the obligatory fields first and in their order, the sum in kopecks', () => {
    expect(writePaymentCode(request)).toBe(
      'ST00012|Name=ООО «Ткацкая мануфактура»|PersonalAcc=40702810638000000000|BankName=ПАО СБЕРБАНК г. Москва|' +
        'BIC=044525225|CorrespAcc=30101810400000000225|Sum=12345607|Purpose=Оплата по счёту № 26-000123|' +
        'PayeeINN=7707083893|KPP=770701001',
    )
  })

  it('leaves out the KPP of a sole trader', () => {
    const code = writePaymentCode({ ...request, payee: { ...samplePayee, inn: '500100732259', kpp: '' } })
    expect(code.endsWith('|PayeeINN=500100732259')).toBe(true)
  })

  it('shortens a name of 200 characters with quotes and separators at a word', () => {
    const name = `ООО «Фабрика | «Раппорт»\n${'и сыновья '.repeat(20)}»`
    const [, first] = writePaymentCode({ ...request, payee: { ...samplePayee, name } }).split('|')
    expect(first).toMatch(/^Name=ООО «Фабрика \/ «Раппорт» и сыновья .* (?:и|сыновья)$/)
    expect(Array.from(first ?? '').length).toBeLessThanOrEqual('Name='.length + 160)
  })

  it('refuses wrong requisites, empty texts and sums with a sentence for each', () => {
    expect(faultsOf({}, { account: '40702810738000000000' })).toEqual([requisiteMessages.accountWrong])
    expect(faultsOf({}, { bic: '' })).toEqual([requisiteMessages.bicFormat])
    expect(faultsOf({ purpose: ' \n ' }, { name: '', bankName: '\u00ad' })).toEqual([
      'Укажите название получателя',
      'Укажите название банка',
      'Укажите назначение платежа',
    ])
    for (const sum of [0, -1].map(toKopecks))
      expect(faultsOf({ sum })).toEqual(['Сумма к\u00A0оплате должна быть больше нуля'])
  })

  it('writes a valid code of any texts', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }).map((tail) => `Я${tail}`)
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 1 }).map(toKopecks), (name, bankName, purpose, sum) => {
        const code = writePaymentCode({ payee: { ...samplePayee, name, bankName }, sum, purpose })
        const fields = code.split('|')
        expect(fields.map((field) => field.split('=')[0])).toEqual([
          'ST00012',
          'Name',
          'PersonalAcc',
          'BankName',
          'BIC',
          'CorrespAcc',
          'Sum',
          'Purpose',
          'PayeeINN',
          'KPP',
        ])
        const valueLengths = fields.map((field) => Array.from(field.slice(field.indexOf('=') + 1)).length)
        expect(valueLengths[1]).toBeLessThanOrEqual(160)
        expect(valueLengths[3]).toBeLessThanOrEqual(45)
        expect(valueLengths[7]).toBeLessThanOrEqual(210)
        expect(code).not.toMatch(/\p{Cc}/u)
        expect(code.isWellFormed()).toBe(true)
      }),
      { seed: 45, numRuns: 1_000 },
    )
  })
})

describe('codeValue', () => {
  it.each([
    ['один два три', 12, 'один два три'],
    ['один два три', 11, 'один два'],
    ['один два три', 8, 'один два'],
    ['один два три', 7, 'один'],
    ['один, два', 6, 'один'],
    ['счёт № 26-000123', 7, 'счёт'],
    ['Производственно', 5, 'Произ'],
    ['а Производственно', 9, 'а Произво'],
    ['ООО «Ткань» (Тула)', 13, 'ООО «Ткань»'],
    ['со\u00adвест\u200bь', 9, 'совесть'],
    ['a|b\t\r\n c', 9, 'a/b c'],
    ['😀😀😀', 2, '😀😀'],
  ])('turns «%s» within %d characters into «%s»', (text, max, value) => {
    expect(codeValue(text, max)).toBe(value)
  })
})
