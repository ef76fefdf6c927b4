const NBSP = '\u00a0'
const UNITS = ['Б', 'КБ', 'МБ', 'ГБ'] as const

/** Formats a size: «1,4 МБ», with one decimal below ten. */
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
