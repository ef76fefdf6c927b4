import type { CatalogCard as Card } from '@rapport/contract/catalog'
import { Section } from '../../ui/section/section.tsx'
import { CatalogCard } from '../catalog-card.tsx'
import styles from './item-lists.module.css'
import type { ItemView } from './item-view.ts'

/** The groups and products of a group or of a landing, as cards. */
export function ItemLists({ item }: { item: ItemView }) {
  const landing = item.kind === 'landing'
  return (
    <>
      {item.groups.length > 0 && (
        <Section heading={landing ? 'Разделы для магазина' : 'Разделы'}>
          <CardGrid items={item.groups} />
        </Section>
      )}
      {item.products.length > 0 && (
        <Section heading={productsHeading(item)} close={item.groups.length > 0}>
          <CardGrid items={item.products} />
        </Section>
      )}
    </>
  )
}

export function CardGrid({ items }: { items: Card[] }) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <CatalogCard item={item} />
        </li>
      ))}
    </ul>
  )
}

function productsHeading(item: ItemView): string {
  if (item.kind !== 'landing') return 'Изделия'
  return item.isGroup ? 'Что шьём для магазинов' : 'С чего начать'
}
