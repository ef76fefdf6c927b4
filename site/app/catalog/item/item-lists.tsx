import { Section } from '../../ui/section/section.tsx'
import { CardGrid } from '../card-grid.tsx'
import type { ItemView } from './item-view.ts'

/** The groups and products that a wholesale landing leads to, or what is sewn of a print, as cards. */
export function ItemLists({ item: { kind, groups, products } }: { item: ItemView }) {
  return (
    <>
      {groups.length > 0 && (
        <Section heading="Разделы для магазина">
          <CardGrid items={groups} />
        </Section>
      )}
      {products.length > 0 && (
        <Section
          heading={kind === 'landing' ? 'С чего начать' : 'На\u00a0этом рисунке сшито'}
          close={groups.length > 0}
        >
          <CardGrid items={products} />
        </Section>
      )}
    </>
  )
}
