import { MOSCOW } from '@rapport/contract/hours/moscow-time'
import { sizesText } from '@rapport/contract/orders/order-line-text'
import { formatQuantity, quantityText } from '@rapport/contract/orders/quantity'
import {
  LABEL_SIZES,
  type LabelSize,
  type ProductionOrder,
} from '@rapport/staff-contract/production/production'
import { drawPaymentCode } from '../invoices/payment-code/draw-payment-code.ts'
import { writePdfLabel } from '../platform/pdf/write-pdf-label.ts'

const day = new Intl.DateTimeFormat('ru', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: MOSCOW,
})

type LabelledOrder = Pick<ProductionOrder, 'id' | 'number' | 'dueAt' | 'lines'>

/**
 * Writes the label of an order: number, what to make, how many, the deadline, and a code that opens its stages at
 * `url`. It has no customer and no price, because it hangs where everybody passes.
 */
export function writeLabel(order: LabelledOrder, size: LabelSize, url: string, now: Date): Promise<Buffer> {
  const code = drawPaymentCode(url)
  const { number, lines, dueAt } = order
  return writePdfLabel({
    title: `Заявка ${number}`,
    createdAt: now,
    ...LABEL_SIZES[size],
    heading: number,
    facts: [
      ...(dueAt ? [`Срок: ${day.format(new Date(dueAt))}`] : []),
      ...(lines.length > 1 ? [`Изделий: ${formatQuantity(lines.length)}`] : []),
    ],
    texts: lines.length > 0 ? lines.map(describe) : ['Состав — в\u00A0заявке'],
    code: { ...code, alt: `QR-код: этапы заявки ${number}` },
  })
}

const describe = ({ title, baseColor, quantity, unit, sizes }: ProductionOrder['lines'][number]): string =>
  [title, baseColor, quantity !== null && quantityText(quantity, unit), sizes && sizesText(sizes)]
    .filter(Boolean)
    .join(', ')
