import { COLORS_MAX } from '@rapport/contract/calculation/calculation-limits'
import { AREA_CM2_MAX } from '@rapport/staff-contract/snapshots/calculation/operation-limits'

/** Parses areas in square centimetres, ascending. Returns an error message for an invalid text. */
export function parseAreas(text: string): number[] | string {
  const words = text.split(/[,;\n]/).map((word) => word.replace(/\s/g, ''))
  const wrong = words.find((word) => !/^\d{0,7}$/.test(word))
  if (wrong !== undefined)
    return `«${wrong.slice(0, 20)}»\u00A0— не\u00A0площадь. Напишите целые числа через запятую`
  const areas = words.filter((word) => word !== '').map(Number)
  if (areas.length === 0) return 'Укажите хотя\u00A0бы одну площадь'
  if (areas.some((area) => area === 0 || area > AREA_CM2_MAX))
    return `Площадь\u00A0— от\u00A01 до\u00A0${AREA_CM2_MAX.toLocaleString('ru-RU')}\u00A0см²`
  const falling = areas.find((area, index) => index > 0 && area <= (areas[index - 1] ?? 0))
  return falling === undefined ? areas : `Каждая площадь больше предыдущей: проверьте ${falling}`
}

/** Parses the highest number of colours; null for an empty text. Returns an error message for an invalid one. */
export function parseColors(text: string): number | null | string {
  const digits = text.trim()
  if (digits === '') return null
  const colors = Number(digits)
  return /^\d+$/.test(digits) && colors >= 1 && colors <= COLORS_MAX
    ? colors
    : `Укажите число от\u00A01 до\u00A0${COLORS_MAX}`
}
