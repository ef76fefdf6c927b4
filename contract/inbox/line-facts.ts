import { priceListNames } from '../customers/price-list-names.ts'
import type { OrderLine } from '../fields/order-line.ts'
import type { LineFact } from '../fields/order-line-text.ts'
import { formatMoney } from '../texts/money.ts'

/** Returns what staff alone are told of a line: the price list, and a sum that the page had shown in place of the one that counts. */
export function staffLineFacts({ priceList, unitPrice, total, shownTotal }: OrderLine): LineFact[] {
  const list = unitPrice === null ? [] : [{ term: 'Прайс-лист', value: priceListNames[priceList] }]
  if (shownTotal === null) return list
  const reason = total === null ? 'цены в\u00A0таблице нет' : 'таблица с\u00A0тех пор изменилась'
  return [...list, { term: 'На\u00A0странице было', value: `${formatMoney(shownTotal)}: ${reason}` }]
}
