import type { OrderStep } from '@rapport/contract/home'
import { OrderSteps } from '../content/order-steps.tsx'
import { StructuredData } from '../seo/structured-data.tsx'
import { Ribbon } from '../ui/ribbon.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Section } from '../ui/section.tsx'
import { CardGrid } from './card-grid.tsx'
import { GroupHead } from './group-head.tsx'
import { productData } from './product-data.ts'
import { ProductHead } from './product-head.tsx'
import type { ShownItem } from './shown-item.ts'

interface ItemScreenProps {
  item: ShownItem
  /** How to order; of a group there are none. */
  orderSteps: OrderStep[]
  origin: string
}

/** Everything of the catalogue that has a page: group, product, printing on cloth, wholesale landing. */
export function ItemScreen({ item, orderSteps, origin }: ItemScreenProps) {
  const landing = item.kind === 'landing'
  return (
    <>
      {item.isGroup ? <GroupHead item={item} /> : <ProductHead item={item} />}
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
      {item.description && (
        <Section heading={item.isGroup ? 'О разделе' : 'Описание'} tone="paper" beside>
          <RichText html={item.description} />
        </Section>
      )}
      {orderSteps.length > 0 && (
        <>
          <Ribbon print="wedges" />
          <Section heading="Как заказать">
            <OrderSteps steps={orderSteps} />
          </Section>
        </>
      )}
      {item.similar.length > 0 && (
        <Section heading="Похожие изделия" tone="paper">
          <CardGrid items={item.similar} />
        </Section>
      )}
      {!item.isGroup && <StructuredData data={productData(item, origin)} />}
    </>
  )
}

function productsHeading(item: ShownItem): string {
  if (item.kind !== 'landing') return 'Изделия'
  return item.isGroup ? 'Что шьём для магазинов' : 'С чего начать'
}
