import { calculationFacts } from '@rapport/contract/calculation/stored/calculation-facts'
import type { OrderCalculation } from '@rapport/contract/calculation/stored/order-calculation'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import { orderLinesFacts } from '@rapport/contract/orders/order-line-text'
import type { EmailRow } from '../../platform/mail/email-content.ts'
import type { OrderDetails } from '../queries.ts'

const UNITS = ['Б', 'КБ', 'МБ'] as const

/** For example «1,4 МБ». */
export function formatBytes(bytes: number): string {
  let [unit, ...bigger] = UNITS as readonly string[]
  let amount = bytes
  while (amount >= 1024 && bigger.length > 0) {
    amount /= 1024
    ;[unit, ...bigger] = bigger
  }
  return `${amount.toLocaleString('ru-RU', { maximumFractionDigits: amount < 10 ? 1 : 0 })}\u00A0${unit}`
}

/** For example «3 файла». */
export function formatFileCount(count: number): string {
  const form = new Intl.PluralRules('ru').select(count)
  return `${count}\u00A0${{ one: 'файл', few: 'файла' }[form as string] ?? 'файлов'}`
}

/** Returns a row, or an empty list without a value. */
export function optionalRow(label: string, value: string | null, href?: string): EmailRow[] {
  if (!value) return []
  return [href ? { label, value, href } : { label, value }]
}

export const phoneRow = (order: Pick<OrderDetails['order'], 'phone'>) =>
  optionalRow('Телефон', formatPhone(order.phone), `tel:${order.phone}`)

export const lineRows = (lines: readonly OrderLine[]): EmailRow[] =>
  orderLinesFacts(lines).map(({ term, value }) => ({ label: term, value }))

/** Returns the products, and the calculation that the order carries with its link. */
export const contentRows = (
  { lines, calculation }: { lines: readonly OrderLine[]; calculation: OrderCalculation | null },
  publicUrl: string,
): EmailRow[] => [
  ...lineRows(lines),
  ...(calculation
    ? [
        ...calculationFacts(calculation).map(({ term, value }) => ({ label: term, value })),
        {
          label: 'Расчёт',
          value: 'Открыть расчёт',
          href: new URL(calculation.calculation.url, publicUrl).href,
        },
      ]
    : []),
]
