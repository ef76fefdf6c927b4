import { Section } from '../../ui/section/section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { CardGrid } from '../card-grid.tsx'
import type { ItemView } from '../item/item-view.ts'
import { GroupHead } from './group-head.tsx'

/** A group: its groups, its products, what is said of it. */
export function GroupScreen({ item }: { item: ItemView }) {
  const heading = item.kind === 'landing' ? 'Что шьём для магазинов' : 'Изделия'
  return (
    <>
      <GroupHead item={item} />
      {item.groups.length > 0 && (
        <Section heading="Разделы">
          <CardGrid items={item.groups} />
        </Section>
      )}
      {item.products.length > 0 && (
        <Section heading={heading} close={item.groups.length > 0}>
          <CardGrid items={item.products} />
        </Section>
      )}
      {item.description && (
        <Section heading="О разделе" tone="paper" beside>
          <RichText html={item.description} />
        </Section>
      )}
    </>
  )
}
