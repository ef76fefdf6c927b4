import type { ExportKind, ImportKind } from './import-kinds.ts'

/** Names of the kinds of rows and files for staff. */
export const rowKindNames: Record<ExportKind | ImportKind, string> = {
  catalogue: 'Каталог целиком',
  pictures: 'Картинки',
  items: 'Изделия',
  prices: 'Цены',
  operations: 'Цены работ',
  materials: 'Материалы',
  seo: 'Слова для поисковиков',
  redirects: 'Переадресации',
  'price-lists': 'Прайсы клиентов',
  orders: 'Заявки',
  offers: 'Предложения',
  invoices: 'Счета',
  conversions: 'Конверсии для\u00A0Метрики',
  customers: 'Клиенты',
}
