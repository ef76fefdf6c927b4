import type { OrderStep } from '@rapport/contract/home'
import { OrderSteps } from '../../content/order-steps.tsx'
import { StructuredData } from '../../seo/structured-data.tsx'
import { DividerPattern } from '../../ui/divider-pattern/divider-pattern.tsx'
import { Section } from '../../ui/section/section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { CardGrid } from '../card-grid.tsx'
import type { ItemView } from './item-view.ts'
import { productData } from './product-data.ts'
import { ProductHead } from './product-head.tsx'

interface ItemScreenProps {
  item: ItemView
  orderSteps: OrderStep[]
  origin: string
}

/** A product, a special product, a wholesale landing. Groups are in `group/`. */
export function ItemScreen({ item, orderSteps, origin }: ItemScreenProps) {
  return (
    <>
      <ProductHead item={item} />
      {item.groups.length > 0 && (
        <Section heading="Разделы для магазина">
          <CardGrid items={item.groups} />
        </Section>
      )}
      {item.products.length > 0 && (
        <Section heading="С чего начать" close={item.groups.length > 0}>
          <CardGrid items={item.products} />
        </Section>
      )}
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
