import { Section } from '../../ui/section/section.tsx'
import { CardGrid } from '../card-grid.tsx'
import type { ItemView } from './item-view.ts'

/** The groups and products that a wholesale landing leads to, as cards. */
export function ItemLists({ item: { groups, products } }: { item: ItemView }) {
  return (
    <>
      {groups.length > 0 && (
        <Section heading="Разделы для магазина">
          <CardGrid items={groups} />
        </Section>
      )}
      {products.length > 0 && (
        <Section heading="С чего начать" close={groups.length > 0}>
          <CardGrid items={products} />
        </Section>
      )}
    </>
  )
}
