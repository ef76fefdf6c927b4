/** A made-up payment on the factory's account. Money is written as the bank would: `1052.98`. */
export interface SamplePayment {
  kind: string
  number: string
  /** `29.11.2026` */
  day: string
  sum: string
  isIncoming: boolean
  /** The other side. */
  name: string
  inn: string
  kpp: string
  account: string
  bic: string
  purpose: string
}

/** The factory: made up, with valid check digits. */
export const OWN = {
  name: 'ООО "Ткацкая мануфактура"',
  inn: '7707083893',
  kpp: '770701001',
  account: '40702810638000000000',
  bic: '044525225',
}

export const SAMPLE_PAYMENTS: SamplePayment[] = [
  {
    kind: 'Платежное поручение',
    number: '45',
    day: '27.11.2026',
    sum: '123456.07',
    isIncoming: true,
    name: 'ООО "Рога и "Копыта"',
    inn: '5001007322',
    kpp: '500101001',
    account: '40702810400000000017',
    bic: '044525974',
    purpose: 'По сч.№26-000123от25.11.2026г. (Хоз расходы {53=33798.03}) в т.ч. НДС 22% - 22 262.90',
  },
  {
    kind: 'Банковский ордер',
    number: '9001',
    day: '27.11.2026',
    sum: '9.99',
    isIncoming: false,
    name: 'ПАО СБЕРБАНК',
    inn: '7707083893',
    kpp: '770701001',
    account: '70601810638000000001',
    bic: '044525225',
    purpose: 'НДС С КОМИССИИ ЗА РАСЧЕТНОЕ ОБСЛУЖИВАНИЕ',
  },
  {
    kind: 'Банковский ордер',
    number: '9001',
    day: '27.11.2026',
    sum: '9.99',
    isIncoming: false,
    name: 'ПАО СБЕРБАНК',
    inn: '7707083893',
    kpp: '770701001',
    account: '70601810638000000001',
    bic: '044525225',
    purpose: 'НДС С КОМИССИИ ЗА РАСЧЕТНОЕ ОБСЛУЖИВАНИЕ',
  },
  {
    kind: 'Платежное поручение',
    number: '7-А',
    day: '28.11.2026',
    sum: '1052.98',
    isIncoming: true,
    name: 'Ткачёва Анна Сергеевна',
    inn: '500100732259',
    kpp: '',
    account: '40817810000000000042',
    bic: '044525593',
    purpose: 'Оплата по счету № 26-000124, без НДС',
  },
]
