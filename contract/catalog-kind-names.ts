import type { CatalogKind } from './catalog-kind.ts'

/** What the sections of the catalogue are called before staff. */
export const catalogKindNames: Record<CatalogKind, string> = {
  regular: 'Каталог',
  special: 'Печать и\u00A0индивидуальный заказ',
  landing: 'Опт: для магазинов и\u00A0бутиков',
}
