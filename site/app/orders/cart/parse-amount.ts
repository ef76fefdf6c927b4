import { METRES } from '@rapport/contract/catalog/units'
import { QUANTITY_MAX } from '@rapport/contract/orders/order-limits'

/** Returns a typed amount: «1 250», «2,5». Metres may be halves. Undefined if it is no amount of an order. */
export function parseAmount(text: string, unit: string): number | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  const isNumber = METRES.test(unit) ? /^\d{1,7}(?:\.[05]?0?)?$/.test(plain) : /^\d{1,7}$/.test(plain)
  const amount = Number(plain)
  return isNumber && amount >= 1 && amount <= QUANTITY_MAX ? amount : undefined
}
