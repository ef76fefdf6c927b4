import { formatMoney } from '@rapport/contract/money/format-money'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { LineFact } from '@rapport/contract/orders/order-line-text'
import { priceListNames } from '../customers/price-list-names.ts'

/** Returns the facts of a line for staff only: the price list, and the total that the page showed if it differs. */
export function staffLineFacts({ priceList, unitPrice, total, shownTotal }: OrderLine): LineFact[] {
  const list = unitPrice === null ? [] : [{ term: 'Прайс-лист', value: priceListNames[priceList] }]
  if (shownTotal === null) return list
  const reason = total === null ? 'цены в\u00A0таблице нет' : 'таблица с\u00A0тех пор изменилась'
  return [...list, { term: 'На\u00A0странице было', value: `${formatMoney(shownTotal)}: ${reason}` }]
}
