import { CLOTH_UNIT, PLACED_PRINT_UNIT, PRINT_UNIT } from '@rapport/contract/catalog/units'
import { formatCount, type PluralForms, pluralForm } from '../ui/text/plural.ts'

interface Counted {
  heading: string
  forms: PluralForms
  found: PluralForms
}

const GOODS: Counted = {
  heading: 'Изделия',
  forms: ['изделие', 'изделия', 'изделий'],
  found: ['Найдено', 'Найдено', 'Найдено'],
}
const PRINTS: Counted = {
  heading: 'Принты',
  forms: ['принт', 'принта', 'принтов'],
  found: ['Найден', 'Найдены', 'Найдено'],
}
/** Nouns by the unit of the products. */
const BY_UNIT: Record<string, Counted> = {
  [CLOTH_UNIT]: {
    heading: 'Ткани',
    forms: ['ткань', 'ткани', 'тканей'],
    found: ['Найдена', 'Найдены', 'Найдено'],
  },
  [PRINT_UNIT]: PRINTS,
  [PLACED_PRINT_UNIT]: PRINTS,
}
const MIXED: Counted = {
  heading: 'Всё в\u00a0разделе',
  forms: ['позиция', 'позиции', 'позиций'],
  found: ['Найдена', 'Найдены', 'Найдено'],
}

const countedIn = (units: string[]): Counted => {
  const kinds = new Set(units.map((unit) => BY_UNIT[unit] ?? GOODS))
  const [only] = kinds
  return kinds.size > 1 ? MIXED : (only ?? GOODS)
}

/** Returns the heading of a list: «Изделия», «Ткани», «Принты». */
export const getListHeading = (units: string[]): string => countedIn(units).heading

/** Formats a count: «12 изделий», «31 ткань»; with `found`: «Найдено 12 изделий». */
export function formatProductCount(count: number, units: string[], found = false): string {
  const counted = countedIn(units)
  const text = formatCount(count, counted.forms)
  return found ? `${pluralForm(count, counted.found)} ${text}` : text
}
