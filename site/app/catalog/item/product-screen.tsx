import type { OrderStep } from '@rapport/contract/home'
import { OrderSteps } from '../../content/order-steps.tsx'
import { StructuredData } from '../../seo/structured-data.tsx'
import { DividerPattern } from '../../ui/divider-pattern/divider-pattern.tsx'
import { Section } from '../../ui/section/section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { CardGrid, ItemLists } from './item-lists.tsx'
import type { ItemView } from './item-view.ts'
import { productData } from './product-data.ts'
import { ProductHead } from './product-head.tsx'

interface ProductScreenProps {
  item: ItemView
  /** How to order. */
  orderSteps: OrderStep[]
  origin: string
}

/** What can be ordered by itself: a product, a way of printing, a wholesale landing without groups of its own. */
export function ProductScreen({ item, orderSteps, origin }: ProductScreenProps) {
  return (
    <>
      <ProductHead item={item} />
      <ItemLists item={item} />
      {item.description && (
        <Section heading="Описание" tone="paper" beside>
          <RichText html={item.description} />
        </Section>
      )}
      {orderSteps.length > 0 && (
        <>
          <DividerPattern print="wedges" />
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
      <StructuredData data={productData(item, origin)} />
    </>
  )
}
