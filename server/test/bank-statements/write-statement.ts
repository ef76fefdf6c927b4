import { encode, type StatementEncoding } from './encode.ts'
import { OWN, SAMPLE_PAYMENTS, type SamplePayment } from './sample-payments.ts'

/** How a bank's program writes the same payments. */
export interface StatementStyle {
  encoding: StatementEncoding
  /** What the file says of its encoding, right or wrong. */
  declared: string
  version: string
  newline: '\r\n' | '\n'
  /** Fields of the header behind version and encoding. */
  header: string[]
  /** One account section for all days, one per day, or none. */
  sections: 'whole' | 'daily' | 'none'
  /** «Плательщик1» only, «Плательщик» with all parts, or «Плательщик» with the INN before the name. */
  names: 'first' | 'all' | 'inn-name'
  /** Only the day of the direction, both with one empty, or only «ДатаСписано» among the fields of the payee. */
  days: 'one' | 'both' | 'spent'
  /** Purposes in one line, beside empty parts, or in parts only. */
  purposes: 'one' | 'empty-parts' | 'parts'
  hasKinds: boolean
  /** Text of an absent KPP. */
  noKpp: '' | '0'
  isSpaced: boolean
  hasByteOrderMark: boolean
  hasLastNewline: boolean
  /** Encoding of «КонецФайла», if another. */
  endEncoding?: StatementEncoding
}

const PLAIN: StatementStyle = {
  encoding: 'windows-1251',
  declared: 'Windows',
  version: '1.02',
  newline: '\r\n',
  header: [
    'Отправитель=Банк-Клиент',
    'Получатель=1С',
    'ДатаСоздания=29.11.2026',
    'ВремяСоздания=9:05:00',
    'ДатаНачала=27.11.2026',
    'ДатаКонца=28.11.2026',
    `РасчСчет=${OWN.account}`,
  ],
  sections: 'whole',
  names: 'first',
  days: 'one',
  purposes: 'one',
  hasKinds: true,
  noKpp: '',
  isSpaced: false,
  hasByteOrderMark: false,
  hasLastNewline: true,
}

const withoutFields = (...names: string[]) =>
  PLAIN.header.filter((field) => !names.includes(field.split('=')[0] ?? ''))

/** Styles by the program that writes so. */
export const STYLES: Record<string, StatementStyle> = {
  'online bank 1.02': PLAIN,
  'online bank 1.02 as UTF-8 copy without РасчСчет in the header': {
    ...PLAIN,
    encoding: 'utf-8',
    header: withoutFields('РасчСчет'),
  },
  'online bank 1.03': {
    ...PLAIN,
    version: '1.03',
    names: 'all',
    days: 'both',
    purposes: 'empty-parts',
    hasLastNewline: false,
  },
  'regional bank 1.02': {
    ...PLAIN,
    newline: '\n',
    header: withoutFields('Отправитель', 'Получатель', 'ДатаСоздания'),
    names: 'inn-name',
    days: 'spent',
    noKpp: '0',
  },
  'bank of a housing service 1.03': {
    ...PLAIN,
    version: '1.03',
    header: [...withoutFields('Получатель'), 'Получатель='],
    days: 'both',
    noKpp: '0',
  },
  'Sber with a section per day': {
    ...PLAIN,
    encoding: 'utf-8',
    header: [...withoutFields('Получатель'), 'Получатель='],
    sections: 'daily',
    names: 'all',
    days: 'both',
  },
  'converter with КонецФайла in UTF-8 and no kinds': { ...PLAIN, endEncoding: 'utf-8', hasKinds: false },
  'UTF-8 with КонецФайла in windows-1251': { ...PLAIN, encoding: 'utf-8', endEncoding: 'windows-1251' },
  'generator with byte order mark that says DOS': {
    ...PLAIN,
    encoding: 'utf-8',
    declared: 'DOS',
    hasByteOrderMark: true,
    purposes: 'parts',
  },
  'DOS program': { ...PLAIN, encoding: 'cp866', declared: 'DOS', version: '1.01' },
  'DOS file that says Windows': { ...PLAIN, encoding: 'cp866' },
  'several accounts and empty lines': {
    ...PLAIN,
    header: [...PLAIN.header, 'РасчСчет=40702810938000000001'],
    isSpaced: true,
    version: '2.77',
  },
  'no account section': { ...PLAIN, sections: 'none' },
}

const kopecks = (sum: string) => Math.round(Number(sum) * 100)
const money = (sum: number) => (sum / 100).toFixed(2)

/** Writes the payments as a statement in a style. */
export function writeStatement(style: StatementStyle = PLAIN, payments = SAMPLE_PAYMENTS): Uint8Array {
  const head = [
    '1CClientBankExchange',
    `ВерсияФормата=${style.version}`,
    `Кодировка=${style.declared}`,
    ...style.header,
  ]
  const body = [
    ...writeBalances(style, payments),
    ...payments.flatMap((payment) => [...writePayment(style, payment), ...(style.isSpaced ? [''] : [])]),
  ]
  const text = [...head, ...body, ''].join(style.newline)
  const end = `КонецФайла${style.hasLastNewline ? style.newline : ''}`
  return Buffer.concat([
    Uint8Array.from(style.hasByteOrderMark ? [0xef, 0xbb, 0xbf] : []),
    encode(text, style.encoding),
    encode(end, style.endEncoding ?? style.encoding),
  ])
}

function writeBalances({ sections }: StatementStyle, payments: SamplePayment[]): string[] {
  if (sections === 'none') return []
  const days = [...new Set(payments.map(({ day }) => day))]
  let balance = 1_000_000
  return (sections === 'daily' ? days.map((day) => [day]) : [days]).flatMap((covered) => {
    const moved = (isIncoming: boolean) =>
      payments
        .filter((payment) => covered.includes(payment.day) && payment.isIncoming === isIncoming)
        .reduce((sum, payment) => sum + kopecks(payment.sum), 0)
    const opening = balance
    balance += moved(true) - moved(false)
    const account = [`НачальныйОстаток=${money(opening)}`, `РасчСчет=${OWN.account}`]
    return [
      'СекцияРасчСчет',
      `ДатаНачала=${covered[0]}`,
      `ДатаКонца=${covered.at(-1)}`,
      ...(sections === 'daily' ? account : account.toReversed()),
      `ВсегоПоступило=${money(moved(true))}`,
      `ВсегоСписано=${money(moved(false)).replace(/^0\.00$/, '0')}`,
      `КонечныйОстаток=${money(balance)}`,
      'КонецРасчСчет',
    ]
  })
}

function writePayment(style: StatementStyle, payment: SamplePayment): string[] {
  const other = payment
  const [payer, payee] = payment.isIncoming ? [other, OWN] : [OWN, other]
  const own = payment.isIncoming ? 'ДатаПоступило' : 'ДатаСписано'
  const absent = payment.isIncoming ? 'ДатаСписано' : 'ДатаПоступило'
  const days = style.days === 'spent' ? [] : [`${own}=${payment.day}`]
  return [
    style.hasKinds ? `СекцияДокумент=${payment.kind}` : 'СекцияДокумент',
    `Номер=${payment.number}`,
    `Дата=${style.days === 'spent' ? '26.11.2026' : payment.day}`,
    `Сумма=${payment.sum}`,
    'КвитанцияСодержание=статус документа: Внешний ',
    ...writeParty(style, 'Плательщик', payer),
    ...days,
    ...(style.days === 'both' ? [`${absent}=`] : []),
    ...(style.days === 'spent' ? [`ДатаСписано=${payment.day}`] : []),
    ...writeParty(style, 'Получатель', payee),
    'ВидОплаты=01',
    ...writePurpose(style, payment.purpose),
    'Код=0',
    'КонецДокумента',
  ]
}

function writeParty({ names, noKpp }: StatementStyle, side: string, party: typeof OWN): string[] {
  const named = {
    first: [`${side}1=${party.name}`],
    all: [`${side}=ИНН ${party.inn} ${party.name}`, `${side}1=${party.name}`, `${side}2=${party.account}`],
    'inn-name': [`${side}=${party.inn} ${party.name}`],
  }[names]
  return [
    `${side}Счет=${party.account}`,
    ...named,
    `${side}ИНН=${party.inn}`,
    `${side}КПП=${party.kpp || noKpp}`,
    `${side}БИК=${party.bic}`,
  ]
}

function writePurpose({ purposes }: StatementStyle, purpose: string): string[] {
  const half = purpose.indexOf(' ', purpose.length / 2)
  if (purposes === 'parts')
    return [`НазначениеПлатежа1=${purpose.slice(0, half)}`, `НазначениеПлатежа2=${purpose.slice(half + 1)}`]
  const parts =
    purposes === 'empty-parts' ? [1, 2, 3, 4, 5, 6].map((part) => `НазначениеПлатежа${part}=`) : []
  return [`НазначениеПлатежа=${purpose}`, ...parts]
}
