import type { CatalogKind } from '@rapport/contract/paths/catalog-kind'

/** Names of the catalogue's sections for staff. */
export const catalogKindNames: Record<CatalogKind, string> = {
  regular: 'Каталог',
  special: 'Печать и\u00A0индивидуальный заказ',
  landing: 'Опт: для магазинов и\u00A0бутиков',
}
