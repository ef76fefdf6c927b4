const UNITS = ['Б', 'КБ', 'МБ', 'ГБ']
const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

/** Formats a file size: «1,5 МБ». */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  return `${number.format(bytes / 1024 ** power)}\u00A0${UNITS[power]}`
}
