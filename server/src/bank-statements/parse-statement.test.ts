import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encode } from '../../test/bank-statements/encode.ts'
import { OWN, SAMPLE_PAYMENTS } from '../../test/bank-statements/sample-payments.ts'
import { STYLES, writeStatement } from '../../test/bank-statements/write-statement.ts'
import { parseStatement } from './parse-statement.ts'
import { StatementError } from './statement-error.ts'
import {
  STATEMENT_BYTES_MAX,
  STATEMENT_DOCUMENTS_MAX,
  STATEMENT_LINE_MAX,
  STATEMENT_SECTIONS_MAX,
} from './statement-limits.ts'

const isoDay = (day: string) => day.split('.').toReversed().join('-')

const expectedPayments = SAMPLE_PAYMENTS.map(({ isIncoming, day, sum, kind, number, purpose, ...party }) => ({
  account: OWN.account,
  direction: isIncoming ? 'incoming' : 'outgoing',
  day: isoDay(day),
  number,
  sum: Math.round(Number(sum) * 100),
  kind,
  payer: isIncoming ? party : OWN,
  payee: isIncoming ? OWN : party,
  purpose,
}))

const plain = new TextDecoder('windows-1251').decode(writeStatement())
/** Changes the text of a statement, which must have the words. */
const changed = (...changes: [from: string, to: string][]) => {
  const text = changes.reduce((result, [from, to]) => {
    expect(result).toContain(from)
    return result.replace(from, to)
  }, plain)
  return encode(text, 'windows-1251')
}

const errorOf = (bytes: Uint8Array) => {
  try {
    parseStatement(bytes)
  } catch (error) {
    expect(error).toBeInstanceOf(StatementError)
    return (error as Error).message.replaceAll('\u00a0', ' ')
  }
  return undefined
}
const warningsOf = (bytes: Uint8Array) =>
  parseStatement(bytes).warnings.map((warning) => warning.replaceAll('\u00a0', ' '))

describe('parseStatement', () => {
  it.each(Object.keys(STYLES))('reads the same payments from a file of: %s', (name) => {
    const style = STYLES[name]
    const { payments, accounts, period, warnings, balances } = parseStatement(writeStatement(style))
    expect(payments).toEqual(
      expectedPayments.map((payment) => ({ ...payment, kind: style?.hasKinds ? payment.kind : '' })),
    )
    expect(accounts[0]).toBe(OWN.account)
    expect(period).toEqual({ from: '2026-11-27', to: '2026-11-28' })
    expect(warnings).toEqual([])
    expect(balances).toHaveLength(style?.sections === 'daily' ? 2 : style?.sections === 'none' ? 0 : 1)
  })

  it('reads UTF-16, and a file that ends with the end mark of DOS', () => {
    const wide = Buffer.concat([Uint8Array.of(0xff, 0xfe), Buffer.from(plain, 'utf16le')])
    const marked = Buffer.concat([writeStatement(STYLES['DOS program']), Uint8Array.of(0x0d, 0x0a, 0x1a)])
    for (const bytes of [wide, marked]) expect(parseStatement(bytes).payments).toEqual(expectedPayments)
  })

  it('reads balances in kopecks, also below zero', () => {
    const { balances } = parseStatement(changed(['НачальныйОстаток=10000.00', 'НачальныйОстаток=-700']))
    expect(balances).toMatchObject([
      { account: OWN.account, from: '2026-11-27', opening: -70_000, spent: 1_998 },
    ])
  })

  it.each([
    ['9.99', 999],
    ['700', 70_000],
    ['1052.9', 105_290],
    ['1 052,98', 105_298],
    ['1\u00a0052.98', 105_298],
    ['139-33', 13_933],
    ['0.01', 1],
    ['999999999.99', 99_999_999_999],
  ])('reads the sum «%s» as %d kopecks', (text, kopecks) => {
    expect(parseStatement(changed(['Сумма=123456.07', `Сумма=${text}`])).payments[0]?.sum).toBe(kopecks)
  })

  it.each(['', '0', '0.00', '-5', '1.234', '12,3,4', '1e3', 'сто', '1000000000'])(
    'leaves out a document with the sum «%s» and says so',
    (text) => {
      const bytes = changed(['Сумма=123456.07', `Сумма=${text}`])
      expect(parseStatement(bytes).payments).toHaveLength(SAMPLE_PAYMENTS.length - 1)
      expect(warningsOf(bytes)[0]).toBe(
        `Платежное поручение № 45 (строка 20) пропущен: сумма «${text}» не читается`,
      )
    },
  )

  it('leaves out a document without a readable day and says so', () => {
    const bytes = changed(
      ['Дата=27.11.2026', 'Дата=31.02.2026'],
      ['ДатаПоступило=27.11.2026', 'ДатаПоступило='],
    )
    expect(warningsOf(bytes)[0]).toContain('пропущен: дата «31.02.2026» не читается')
  })

  it('takes the day of the direction, else the other one, else that of the document', () => {
    const dayOf = (text: string) =>
      parseStatement(changed(['ДатаПоступило=27.11.2026', text])).payments[0]?.day
    expect(dayOf('ДатаСписано=25.11.2026\r\nДатаПоступило=26.11.2026 10:15:00')).toBe('2026-11-26')
    expect(dayOf('ДатаСписано=25.11.2026')).toBe('2026-11-25')
    expect(dayOf('')).toBe('2026-11-27')
  })

  it('continues a purpose that is broken over several lines', () => {
    const bytes = changed(['без НДС', 'без НДС\r\nпо договору 7,\r\nв т.ч. аванс = 5 000.00'])
    expect(parseStatement(bytes).payments.at(-1)?.purpose).toBe(
      'Оплата по счету № 26-000124, без НДС по договору 7, в т.ч. аванс = 5 000.00',
    )
  })

  it('reads a document without its last line if another begins', () => {
    expect(parseStatement(changed(['КонецДокумента\r\n', ''])).payments).toEqual(expectedPayments)
  })

  it('reads several statements in one file and says so', () => {
    const twice = Buffer.concat([writeStatement(), writeStatement()])
    expect(parseStatement(twice).payments).toHaveLength(2 * SAMPLE_PAYMENTS.length)
    expect(warningsOf(twice)).toContain('В файле несколько выписок подряд. Прочитаны все')
  })

  it('finds the account that all documents have if the file names none', () => {
    const text = plain.replace(/СекцияРасчСчет[\s\S]*КонецРасчСчет\r\n/, '').replace(/РасчСчет=\d+\r\n/, '')
    const { accounts, payments } = parseStatement(encode(text, 'windows-1251'))
    expect([accounts, payments]).toEqual([[OWN.account], expectedPayments])
    const one = text.replace(/(КонецДокумента\r\n)[\s\S]*(?=КонецФайла)/, '$1')
    expect(errorOf(encode(one, 'windows-1251'))).toContain('не указан расчётный счёт выписки')
  })

  it('warns about documents of other accounts', () => {
    const bytes = changed([`ПолучательСчет=${OWN.account}`, 'ПолучательСчет=40702810938000000009'])
    expect(parseStatement(bytes).payments[0]).toMatchObject({ direction: 'unknown', account: '' })
    expect(warningsOf(bytes)[0]).toContain('Документ № 45 от 27.11.2026: ни у плательщика, ни у получателя')
  })

  it('warns about balances and sums that do not add up, and a period that ends before it begins', () => {
    expect(warningsOf(changed(['КонечныйОстаток=', 'КонечныйОстаток=1']))[0]).toContain(
      'остатки на 27.11.2026 не сходятся',
    )
    expect(
      warningsOf(
        changed(
          ['ВсегоСписано=19.98', 'ВсегоСписано=29.97'],
          ['КонечныйОстаток=134489.07', 'КонечныйОстаток=134479.08'],
        ),
      ),
    ).toEqual([
      `Счёт ${OWN.account}: по итогам выписки списано 29,97 ₽, а по документам 19,98 ₽. Возможно, в файле не все документы`,
    ])
    expect(warningsOf(changed(['ДатаНачала=27.11.2026', 'ДатаНачала=29.11.2026']))).toEqual([
      'Начало периода выписки позже её конца',
    ])
    const daily = new TextDecoder().decode(writeStatement(STYLES['Sber with a section per day']))
    const gap = daily
      .replace('НачальныйОстаток=133436.09', 'НачальныйОстаток=133437.09')
      .replace('КонечныйОстаток=134489.07', 'КонечныйОстаток=134490.07')
    expect(warningsOf(encode(gap, 'utf-8'))[0]).toContain(
      'остаток на начало 28.11.2026 не равен остатку перед ним',
    )
  })

  it.each([
    ['', 'Файл пустой'],
    [' \r\n\u001a', 'Файл пустой'],
    ['PK\u0003\u0004', 'Это таблица Excel или архив'],
    ['%PDF-1.7', 'Это PDF'],
    ['<?xml version="1.0"?>', 'Это XML или веб-страница'],
    [':20:STATEMENT', 'Это выписка в формате MT940'],
    ['Дата;Сумма\r\nКонецФайла', 'Это не выписка для 1С: в начале файла нет слова 1CClientBankExchange'],
    ['x1CClientBankExchange', 'Это не выписка для 1С'],
  ])('says what a file is that begins with «%s»', (text, words) => {
    expect(errorOf(encode(text, 'utf-8'))).toContain(words)
  })

  it('refuses a file that is cut at any byte, and says how much was read', () => {
    const whole = writeStatement()
    for (let length = 25; length < whole.length - 'КонецФайла\r\n'.length; length += 7)
      expect(errorOf(whole.subarray(0, length))).toMatch(/^(?:Файл оборван|Это не выписка)/)
    const cut = whole.subarray(0, Buffer.from(whole).lastIndexOf(encode('Оплата', 'windows-1251')))
    expect(errorOf(cut)).toBe(
      'Файл оборван. Прочитано документов: 3, последний — № 9001 от 27.11.2026. Часть со строки 80 не закончена. ' +
        'Нет последней строки «КонецФайла». Скачайте выписку ещё раз, целиком',
    )
  })

  it('refuses a document that ends with the file', () => {
    const text = plain.replace(/КонецДокумента\r\n(?=КонецФайла)/, '')
    expect(errorOf(encode(text, 'windows-1251'))).toContain('Часть со строки 80 не закончена')
  })

  it('refuses several statements in one file if the first is cut off', () => {
    const whole = writeStatement()
    const cut = whole.subarray(0, Buffer.from(whole).lastIndexOf(encode('Оплата', 'windows-1251')))
    const message = errorOf(Buffer.concat([cut, encode('\r\n', 'windows-1251'), whole]))
    expect(message).toContain('Часть со строки 80 не закончена')
  })

  it('refuses files, lines and numbers of sections above the limits', () => {
    expect(errorOf(new Uint8Array(STATEMENT_BYTES_MAX + 1))).toContain('Файл больше 10 МБ')
    const long = `1CClientBankExchange\nНомер=${'1'.repeat(STATEMENT_LINE_MAX)}\nКонецФайла`
    expect(errorOf(encode(long, 'utf-8'))).toContain('Строка 2 файла длиннее')
    const documents = 'СекцияДокумент\nКонецДокумента\n'.repeat(STATEMENT_DOCUMENTS_MAX + 1)
    expect(errorOf(encode(`1CClientBankExchange\n${documents}КонецФайла`, 'utf-8'))).toContain(
      'больше 20000 документов',
    )
    const days = 'СекцияРасчСчет\nКонецРасчСчет\n'.repeat(STATEMENT_SECTIONS_MAX + 1)
    expect(errorOf(encode(`1CClientBankExchange\n${days}КонецФайла`, 'utf-8'))).toContain('больше 5000 дней')
  })

  it('lists at most fifty warnings', () => {
    const wrong = SAMPLE_PAYMENTS.flatMap((payment) =>
      Array.from({ length: 20 }, () => ({ ...payment, sum: 'NaN' })),
    )
    const warnings = warningsOf(writeStatement(STYLES['no account section'], wrong))
    expect([warnings.length, warnings.at(-1)]).toEqual([50, 'И ещё предупреждений: 31'])
  })

  it('says so if letters are unreadable', () => {
    const bytes = Buffer.from(writeStatement(STYLES['Sber with a section per day']))
    bytes[bytes.indexOf('Ткачёва') + 1] = 0xff
    expect(warningsOf(bytes)).toEqual([
      'Часть букв в файле не читается. Проверьте названия и назначения платежей',
    ])
  })

  it('leaves out bytes of zero, with which old programs fill lines up', () => {
    const bytes = Buffer.from(writeStatement(STYLES['Sber with a section per day']))
    const at = bytes.indexOf('Ткачёва')
    const filled = Buffer.concat([bytes.subarray(0, at), Buffer.alloc(3), bytes.subarray(at)])
    expect(parseStatement(filled)).toEqual(parseStatement(bytes))
  })

  it('adds up the payments of each account of a file', () => {
    const second = SAMPLE_PAYMENTS.map((payment) => Object.assign({}, payment, { isIncoming: true }))
    const text = new TextDecoder('windows-1251')
      .decode(writeStatement(undefined, second))
      .replaceAll(OWN.account, '40702810938000000001')
    const { accounts, balances, payments, warnings } = parseStatement(
      Buffer.concat([writeStatement(), encode(text, 'windows-1251')]),
    )
    expect(accounts).toEqual([OWN.account, '40702810938000000001'])
    expect([balances.length, payments.length, warnings.length]).toEqual([2, 8, 1])
  })

  it('reads or refuses with a sentence whatever bytes are changed, left out or repeated', () => {
    const styles = Object.values(STYLES).map((style) => writeStatement(style))
    const change = fc.tuple(fc.nat(), fc.nat({ max: 60 }), fc.uint8Array({ maxLength: 20 }))
    fc.assert(
      fc.property(
        fc.constantFrom(...styles),
        fc.array(change, { minLength: 1, maxLength: 5 }),
        (whole, changes) => {
          const bytes = changes.reduce((result, [at, length, added]) => {
            const start = at % result.length
            return Buffer.concat([result.subarray(0, start), added, result.subarray(start + length)])
          }, Buffer.from(whole))
          try {
            const { payments, warnings } = parseStatement(bytes)
            for (const { sum, day } of payments)
              expect([sum > 0, day]).toEqual([true, expect.stringMatching(/^\d{4}-/)])
            expect(warnings.length).toBeLessThanOrEqual(50)
          } catch (error) {
            expect(error).toBeInstanceOf(StatementError)
          }
        },
      ),
      { seed: 45, numRuns: 400 },
    )
  })
})
