import { formatQuantity, quantityText } from './quantity.ts'

/** Genitive of the numbers from 2 to 9: ten is the usual first tier. */
const FEWER = 'двух трёх четырёх пяти шести семи восьми девяти'.split(' ')

/** Says that a larger quantity costs less: «Десять дешевле восьми», «50 шт дешевле, чем 48». */
export function compareQuantities(larger: number, quantity: number, unit: string): string {
  const fewer = FEWER[quantity - 2]
  return larger === 10 && fewer
    ? `Десять дешевле ${fewer}`
    : `${quantityText(larger, unit)} дешевле, чем\u00a0${formatQuantity(quantity)}`
}
