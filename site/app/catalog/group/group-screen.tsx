import { catalogItemPath } from '@rapport/contract/paths/paths'
import { StructuredData } from '../../seo/structured-data.tsx'
import { Section } from '../../ui/section/section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { CardGrid } from '../card-grid.tsx'
import { getListHeading } from '../count-text.ts'
import { GroupHead } from './group-head.tsx'
import type { GroupView } from './group-view.ts'
import type { ProductList as List } from './load-product-list.ts'
import { createOfferCatalog } from './offer-catalog.ts'
import { ProductList } from './product-list.tsx'
import { Subgroups } from './subgroups.tsx'

interface GroupScreenProps {
  group: GroupView
  /** List of a regular group; a landing has chosen products. */
  list: List | undefined
  origin: string
}

/** Page of a group: subgroups, products of all levels, and texts. */
export function GroupScreen({ group, list, origin }: GroupScreenProps) {
  const isWhole = !list || (!list.filtered && list.page === 1)
  return (
    <>
      <GroupHead item={group} />
      {group.groups.length > 1 && (
        <Section heading="Разделы">
          <Subgroups groups={group.groups} />
        </Section>
      )}
      {group.products.length > 0 && (
        <Section heading="Что шьём для магазинов">
          <CardGrid items={group.products} />
        </Section>
      )}
      {list && list.whole.total > 0 && (
        <Section
          heading={group.groups.length > 0 ? 'Всё в\u00a0разделе' : getListHeading(list.whole.units)}
          aside={group.groups.length === 1 && <Subgroups groups={group.groups} />}
          close={group.groups.length > 1}
        >
          <ProductList path={catalogItemPath(group)} list={list} scenes={group.gallery} />
        </Section>
      )}
      {group.description && isWhole && (
        <Section heading="О разделе" tone="paper" beside>
          <RichText html={group.description} />
        </Section>
      )}
      {list && list.products.length > 0 && <StructuredData data={createOfferCatalog(group, list, origin)} />}
    </>
  )
}
