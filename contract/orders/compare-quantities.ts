import { formatQuantity, quantityText } from './quantity.ts'

const NBSP = '\u00a0'

/** Genitive of the numbers below ten, the usual first tier. */
const FEWER = ['', '', 'двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти']

/** Says that a larger quantity costs less: «Десять дешевле восьми», «50 шт дешевле, чем 48». */
export function compareQuantities(larger: number, quantity: number, unit: string): string {
  const fewer = FEWER[quantity]
  return larger === 10 && fewer
    ? `Десять дешевле ${fewer}`
    : `${quantityText(larger, unit)} дешевле, чем${NBSP}${formatQuantity(quantity)}`
}
