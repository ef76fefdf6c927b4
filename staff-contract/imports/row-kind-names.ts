import type { ExportKind } from './import-kinds.ts'

/** Names of the kinds of rows for staff. */
export const rowKindNames: Record<ExportKind, string> = {
  items: 'Изделия',
  prices: 'Цены',
  materials: 'Материалы',
  seo: 'Слова для поисковиков',
  redirects: 'Переадресации',
  'price-lists': 'Прайсы клиентов',
  orders: 'Заявки',
  customers: 'Клиенты',
}
