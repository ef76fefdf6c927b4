import type { CatalogKind } from '@rapport/contract/paths/catalog-kind'
import { catalogKindNames } from '@rapport/staff-contract/entries/catalog-kind-names'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { EntryForm } from '../editing/entry-form.ts'
import { seoFields } from '../editing/fields/seo-fields.tsx'

/** What an item has, in the order and the words of its form. */
export const itemFields = {
  title: { label: 'Название' },
  slug: { label: 'Адрес' },
  kind: { label: 'Раздел', textOf: (kind: CatalogKind) => catalogKindNames[kind] },
  isGroup: { label: 'Группа' },
  parent: { label: 'В\u00A0группе', entries: 'item' },
  position: { label: 'Место в\u00A0группе' },
  summary: { label: 'Коротко' },
  description: { label: 'Описание' },
  unit: { label: 'Единица' },
  leadTimeDays: { label: 'Срок, дней' },
  onHome: { label: 'На\u00A0главной' },
  picture: { label: 'Картинка', shown: 'picture' },
  gallery: { label: 'Галерея', shown: 'list' },
  banner: { label: 'Широкая картинка', shown: 'picture' },
  divider: { label: 'Полоса узора', shown: 'picture' },
  properties: {
    label: 'Свойства',
    shown: 'list',
    textOf: ({ name, value }: ItemSnapshot['properties'][number]) => `${name}: ${value}`,
  },
  sizeTables: {
    label: 'Размеры',
    shown: 'list',
    textOf: ({ title }: ItemSnapshot['sizeTables'][number]) => title || 'Без названия',
  },
  priceTiers: {
    label: 'Цены по\u00A0количеству',
    shown: 'list',
    textOf: ({ from, price }: ItemSnapshot['priceTiers'][number]) => `от\u00A0${from}: ${formatPrice(price)}`,
  },
  priceGroups: { label: 'Таблицы цен', shown: 'list', entries: 'price-group' },
  shows: { label: 'Что показывает', shown: 'list', entries: 'item' },
  formerSlugs: { label: 'Прежние адреса', shown: 'list' },
  ...seoFields,
} satisfies EntryForm<'item'>['fields']
