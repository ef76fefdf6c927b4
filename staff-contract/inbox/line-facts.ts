import { formatMoney } from '@rapport/contract/money/format-money'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { LineFact } from '@rapport/contract/orders/order-line-text'
import { priceListNames } from '../customers/price-list-names.ts'

/** Returns facts of an order's lines for staff only: the price list, and each total that the page showed differently. */
export function staffLinesFacts(lines: readonly OrderLine[]): LineFact[] {
  const priced = lines.find(({ unitPrice }) => unitPrice !== null)
  return [
    ...(priced ? [{ term: 'Прайс-лист', value: priceListNames[priced.priceList] }] : []),
    ...lines.flatMap((line, index) =>
      shownFact(line, lines.length > 1 ? ` (изделие\u00A0${index + 1})` : ''),
    ),
  ]
}

function shownFact({ total, shownTotal }: OrderLine, which: string): LineFact[] {
  if (shownTotal === null) return []
  const reason = total === null ? 'цены в\u00A0таблице нет' : 'таблица с\u00A0тех пор изменилась'
  return [{ term: `На\u00A0странице было${which}`, value: `${formatMoney(shownTotal)}: ${reason}` }]
}
