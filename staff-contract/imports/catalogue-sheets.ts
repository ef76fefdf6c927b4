/** Sheets of the workbook of a catalogue, in the order of its report. */
export const CATALOGUE_SHEETS = ['groups', 'items', 'tiers', 'materials', 'prices', 'redirects'] as const
export type CatalogueSheet = (typeof CATALOGUE_SHEETS)[number]

export const catalogueSheetNames: Record<CatalogueSheet, string> = {
  groups: 'Группы',
  items: 'Изделия',
  tiers: 'Цены по количеству',
  materials: 'Материалы',
  prices: 'Цены',
  redirects: 'Переадресации',
}
