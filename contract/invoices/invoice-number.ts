/**
 * Returns the number of an invoice: year, series of the legal entity, running number, `26-100123`. Orders have a 0 in
 * place of the series, so digits alone identify an invoice: no other legal entity, year or order has them.
 */
export const invoiceNumber = (year: number, series: number, running: number): string =>
  `${String(year).slice(-2)}-${series}${String(running).padStart(5, '0')}`
