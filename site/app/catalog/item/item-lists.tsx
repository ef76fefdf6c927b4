import { Section } from '../../ui/section/section.tsx'
import { CardGrid } from '../card-grid.tsx'
import type { ItemView } from './item-view.ts'

/** Cards of products with this print, or made by this way of printing. */
export function ItemLists({ item: { kind, products } }: { item: ItemView }) {
  if (products.length === 0) return null
  return (
    <Section heading={kind === 'special' ? 'На\u00a0чём печатаем' : 'На\u00a0этом рисунке сшито'}>
      <CardGrid items={products} isRow={products.length % 2 === 1} />
    </Section>
  )
}
