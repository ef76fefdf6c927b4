import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInvoiceNumbers } from './find-invoice-numbers.ts'

const digitsOf = (purpose: string) => findInvoiceNumbers(purpose).map(({ digits }) => digits)
const wholeOf = (purpose: string) =>
  findInvoiceNumbers(purpose)
    .filter(({ form }) => form === 'whole')
    .map(({ digits }) => digits)

describe('findInvoiceNumbers', () => {
  it.each([
    ['По счету № 21-00101161069 от 13.11.2021 за услуги. В т.ч. НДС (20%) 139-33', ['21-00101161069']],
    [
      'Оплата по счету № 706/3 от 01.12.2021 по Дог. № 571 от 01.01.2021 Акт № 109/2021 от 30.11.2021',
      ['706/3'],
    ],
    [
      'По сч.№678от30.11.2021 г. за материалы по Спец.№07от15.09.2021г. к дог.№ 321-03/18 от 01.03.2018',
      ['678'],
    ],
    ['Счет № 1093 от 14.10.2021; ткани;к Договору № 080-2108/2021 от 21.08.2021 Без налога (НДС)', ['1093']],
    ['Оплата по сч.№ 183 от 31.05.2022 г, № 211 от 30.06.2022 г за аренду', ['183', '211']],
    ['Оплата аренды по сч.34 от 31.03.2022, Без налога (НДС)', ['34']],
    ['Оплата по счету № ХИМ-ММР286 от 02.02.2022', ['ХИМ-ММР286']],
    ['Оплата №198 от 05.05.2022', ['198']],
    ['Оплата по счёту № 1595/92 в т.ч. НДС 18% - 3 416.95', ['1595/92']],
    ['По счету MRK-INV-000021 Сумма 350-00В т.ч. НДС (20%) 58-33', ['MRK-INV-000021']],
    ['НДС С КОМИССИИ ПО ТАРИФУ 12', []],
    ['Оплата по инвойсу 77. Курс Долл.США на 02.12.2021=73,9746руб.', ['77']],
  ])('finds in «%s» the numbers %j', (purpose, texts) => {
    expect(findInvoiceNumbers(purpose).map(({ text }) => text)).toEqual(texts)
  })

  it.each([
    'Оплата по счету № 26-000123 от 29.11.2026',
    'оплата по сч.26-000123',
    'ОПЛАТА ПО СЧЕТУ №26-000123ОТ29.11.2026Г. СУММА 5000-00В Т.Ч. НДС(22%)901-64',
    'СЧЕТ26-000123',
    'сч26000123от29.11.26',
    'счет на оплату N 26000123',
    'Счёт на оплату 26–000123 от 29 ноября 2026 г. за 100 футболок',
    'За футболки, 50 шт, 26-000123',
    'по счету-договору № 26/000123',
    'счёт № 26 000123',
    'Оплата по счету № 26-123',
    'Оплата по счету № 26 - 000123',
    'Invoice No. 26-000123/1',
    'Оплата счета от 29.11.2026 г. № 26-000123 по договору № 26-000777 от 01.01.2026, акт 26-000778',
    'Договор № 26-000777 от 01.02.2026, счёт № 26-000123, на расчетный счет 40702810638000000000',
    'Перевод на р/с 40702810638000000000 по сч. 26-000123, тел. 8-912-000-12-34',
    'УИН 0, ИНН 7707083893, по счёту 26-000123 аванс 50% 1 234.56',
  ])('finds our number and no other in «%s»', (purpose) => {
    expect(findInvoiceNumbers(purpose)).toMatchObject([{ digits: '26000123', form: 'whole' }])
  })

  it.each([
    ['Оплата по счетам 26-000123, 26-000124 и 26-125', ['26000123', '26000124', '26000125']],
    ['сч.№26-000123 от 01.11.2026 г.,№26-000124 от 02.11.2026 г.', ['26000123', '26000124']],
    ['счет 26-000123 и счет 26-000123', ['26000123']],
  ])('finds every number of «%s», each once', (purpose, digits) => {
    expect(wholeOf(purpose)).toEqual(digits)
  })

  it.each([
    ['Оплата по счету № 123 от 29.11.2026', '123'],
    ['счет 000123', '123'],
  ])('takes the number of «%s» for a running number without year', (purpose, digits) => {
    expect(findInvoiceNumbers(purpose)).toMatchObject([{ digits, form: 'running' }])
  })

  it.each([
    '',
    'Оплата за футболки',
    'Оплата по договору № 26-000123 от 01.02.2026',
    'по контракту 26-000123',
    'Акт сверки № 26-000123',
    'счет-фактура № 26-000123 от 01.02.2026',
    'по сч. ф. № 26-000123, сч/ф 26-000124, счф № 55',
    'по с/ф 26-000123, УПД 26-000124, накладной 26-000125',
    'КП-26-000123/2',
    'по заказу 26-000123',
    'пополнение расчетного счета 26-000123',
    'Оплата по счету от 29.11.2026, сумма 5000',
    'Оплата по счету за 100 футболок',
    'Оплата за ноябрь 2026 года, 5 000.00 руб., 22%',
    'НДС 26-000123',
    '29.11.2026 29/11/26 2026-11-29 29 ноября',
    'Счёт № 0',
  ])('finds none in «%s»', (purpose) => {
    expect(findInvoiceNumbers(purpose)).toEqual([])
  })

  it('finds our number in any of its spellings behind any word, before any date', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 99 }),
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom(
          'по счету № ',
          'Счёт №',
          'сч.',
          'сч. N',
          'оплата счета ',
          'ПО СЧЕТУ№',
          'счёт на оплату № ',
        ),
        fc.constantFrom('-', '', '–', '/'),
        fc.constantFrom(
          ' от 29.11.2026',
          'от29.11.2026',
          ' от 29 ноября 2026 года',
          ', в т.ч. НДС 22% - 3 416.95',
          '',
        ),
        (year, running, word, separator, end) => {
          const number = `${year}${separator}${String(running).padStart(6, '0')}`
          expect(digitsOf(`Оплата ${word}${number}${end}`)).toEqual([number.replace(/\D/, '')])
        },
      ),
      { seed: 45, numRuns: 500 },
    )
  })

  it('reads any text, of any length, in time that grows with it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(findInvoiceNumbers(`сч ${text}`).length).toBeLessThanOrEqual(20)
      }),
      { seed: 45, numRuns: 500 },
    )
    for (const piece of ['1', '1-', 'А', 'А-', 'сч', '№', ' ', '1 000 ', 'сч 1, '])
      expect(findInvoiceNumbers(`сч ${piece.repeat(1e6)}`).length).toBeLessThanOrEqual(20)
  })
})
