import { operationKindNames } from '@rapport/staff-contract/prices/operation-names'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import type { EntryForm } from '../editing/entry-form.ts'
import type { Pricing } from './operation-rows.ts'

/** What a price depends on, in words of the form. */
export const PRICINGS: readonly { value: Pricing; label: string; hint: string }[] = [
  { value: 'area', label: 'По\u00A0площади', hint: 'Печать: площадь, число цветов и\u00A0тираж' },
  { value: 'stitches', label: 'По\u00A0стежкам', hint: 'Вышивка: за\u00A01\u00A0000 стежков и\u00A0тираж' },
  { value: 'piece', label: 'За\u00A0штуку', hint: 'Бирки, упаковка, коды: тираж' },
  { value: 'design', label: 'За\u00A0макет', hint: 'Один раз за\u00A0каждый макет: образец, проба' },
]

type Row = OperationSnapshot['rows'][number]

/** Fields of an operation in the order of its form. */
export const operationFields = {
  title: { label: 'Название', hint: 'Так работу видит клиент' },
  erpId: { label: 'Код' },
  kind: { label: 'Вид', getText: (kind: OperationSnapshot['kind']) => operationKindNames[kind] },
  note: { label: 'Пояснение клиенту', hint: 'Одна-две фразы рядом с\u00A0работой в\u00A0расчёте' },
  isOnOffer: { label: 'В\u00A0расчёте' },
  days: { label: 'Добавляет к\u00A0сроку, рабочих дней' },
  perDay: {
    label: 'Мощность, штук в\u00A0рабочий день',
    hint: 'Большой тираж сдвинет готовность. Пусто\u00A0— без\u00A0предела',
  },
  pricing: {
    label: 'За\u00A0что платят',
    getText: (pricing: Pricing) => PRICINGS.find(({ value }) => value === pricing)?.label ?? pricing,
  },
  setupPerDesign: { label: 'Подготовка за\u00A0макет, ₽', hint: 'Один раз, при\u00A0любом тираже' },
  setupPerColor: { label: 'Подготовка за\u00A0каждый цвет, ₽', hint: 'Рама шелкографии' },
  stitchesPerCm2: { label: 'Стежков на\u00A0см²', hint: 'По\u00A0площади считаем стежки' },
  stitchesMin: { label: 'Стежков, не\u00A0меньше' },
  tiers: {
    label: 'Ступени тиража',
    getParts: (tiers: number[]): [string, string][] => [['Ступени', tiers.join('; ')]],
    getLines: (tiers: number[]) => tiers.map((from) => `от\u00A0${from}`),
    shown: 'list',
  },
  rows: {
    label: 'Цены',
    shown: 'list',
    getParts: (rows: Row[]) => rows.map(describeRow),
    getLines: (rows: Row[]) => rows.map((row) => describeRow(row).join('\u00A0— ')),
  },
  position: { label: 'Место в\u00A0ряду' },
} satisfies EntryForm<'operation'>['fields']

/** Returns the name of a row: «До 156 см², цветов: 2». */
export const nameRow = ({ areaCm2, colors }: Pick<Row, 'areaCm2' | 'colors'>): string =>
  [
    areaCm2 === null ? 'Цена' : `До\u00A0${areaCm2}\u00A0см²`,
    ...(colors === null ? [] : [`цветов: ${colors}`]),
  ].join(', ')

function describeRow(row: Row): [name: string, text: string] {
  const { prices } = row
  const texts = prices.map((cell) => (typeof cell === 'string' ? `«${cell}»` : formatPrice(cell)))
  return [nameRow(row), texts.join('; ')]
}
