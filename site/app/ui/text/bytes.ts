const NBSP = '\u00a0'
const UNITS = ['Б', 'КБ', 'МБ', 'ГБ'] as const

/** «1,4 МБ» of a number of bytes; a tenth is told below ten of a unit. */
export function formatBytes(bytes: number): string {
  let amount = bytes
  let unit = 0
  while (amount >= 1024 && unit < UNITS.length - 1) {
    amount /= 1024
    unit += 1
  }
  const digits = amount < 10 && unit > 0 ? Math.round(amount * 10) / 10 : Math.round(amount)
  return `${String(digits).replace('.', ',')}${NBSP}${UNITS[unit]}`
}
