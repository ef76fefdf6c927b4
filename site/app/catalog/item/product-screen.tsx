import type { OrderStep } from '@rapport/contract/home'
import type { Material } from '@rapport/contract/materials'
import type { PriceTable } from '@rapport/contract/prices'
import { memo } from 'react'
import { api } from '../../browser/api.ts'
import { OrderSteps } from '../../content/order-steps.tsx'
import { QuestionList } from '../../content/question-list.tsx'
import { MaterialDialogHost } from '../../materials/material-dialog-host.tsx'
import { MaterialSection } from '../../materials/material-section.tsx'
import { usePublishedQuantity } from '../../prices/chosen-quantity.ts'
import { NextStepHint, PriceByQuantity } from '../../prices/price-by-quantity.tsx'
import { PriceChoice } from '../../prices/price-choice.tsx'
import { PriceTables } from '../../prices/price-tables.tsx'
import { priceFor } from '../../prices/price-tier.ts'
import { QuantityLadder } from '../../prices/quantity-ladder.tsx'
import { quantityText } from '../../prices/quantity-text.ts'
import { usePriceChoice } from '../../prices/use-price-choice.ts'
import { usePriceTables } from '../../prices/use-price-tables.ts'
import { useQuantity } from '../../prices/use-quantity.ts'
import { StructuredData } from '../../seo/structured-data.tsx'
import { DividerPattern } from '../../ui/divider-pattern/divider-pattern.tsx'
import { ORDER_FORM_ID } from '../../ui/order-link/order-form-anchor.ts'
import { Section } from '../../ui/section/section.tsx'
import { formatMoney } from '../../ui/text/money.ts'
import { RichText } from '../../ui/text/rich-text.tsx'
import { CardGrid } from '../card-grid.tsx'
import { cachedApi } from '../item-cache.ts'
import { RecentItemsSection } from '../recent/recent-items-section.tsx'
import { HeadPrice } from './head-price.tsx'
import { ItemLists } from './item-lists.tsx'
import type { ItemView } from './item-view.ts'
import { OrderCall } from './order-call.tsx'
import { productData } from './product-data.ts'
import { ProductHead } from './product-head.tsx'
import { SizeTables } from './size-tables.tsx'

export interface ProductScreenProps {
  item: ItemView
  /** Those of a visitor without a log-in, where the page was made on the server. */
  tables: PriceTable[]
  /** The material that the address names, null where there is none such; known to the server alone. */
  material?: Material | null | undefined
  /** How to order. */
  orderSteps: OrderStep[]
  origin: string
  /** The name of the factory. */
  brand: string
}

/** What can be ordered by itself: a product, a way of printing, a wholesale landing without groups of its own. */
export function ProductScreen({ item, tables, material, orderSteps, origin, brand }: ProductScreenProps) {
  const { stateOf, isOwnList, rendered } = usePriceTables(item.prices, tables, {
    getPriceTable: cachedApi.getPriceTable,
    getCommonTables: () => api.getCatalogItemPrices({ slug: item.slug }),
  })
  const { tiers, commonTiers, ...choice } = usePriceChoice(item.prices, stateOf, item.priceTiers)
  const chosen = useQuantity(tiers, item.unit)
  const { quantity, valid } = chosen
  const price = priceFor(tiers, quantity)
  // A way of printing or a landing without a price is not ordered by the piece.
  const isCounted = item.kind === 'regular' || tiers.length > 0
  const wanted = isCounted && valid ? quantityText(quantity, item.unit) : undefined
  const total = wanted && price && formatMoney(price.total)
  usePublishedQuantity(wanted, total)
  const ladder = { tiers, commonTiers, unit: item.unit }
  return (
    <>
      <ProductHead
        item={item}
        origin={origin}
        ladder={tiers.length > 0 && <QuantityLadder {...ladder} quantity={valid ? quantity : undefined} />}
      >
        {isCounted && <HeadPrice item={item} price={price?.price} />}
        {item.prices.length > 0 && (
          <PriceChoice
            {...choice}
            materials={item.prices.flatMap((group) => group.materials)}
            formId={ORDER_FORM_ID}
          />
        )}
        {isCounted && <PriceByQuantity {...ladder} chosen={chosen} formId={ORDER_FORM_ID} />}
        <OrderCall
          {...(isCounted && {
            detail: total ? `${wanted}, ${total}` : null,
            price: price && formatMoney(price.price),
          })}
        />
        {tiers.length > 1 && <NextStepHint {...ladder} chosen={chosen} />}
      </ProductHead>
      {material !== undefined && <MaterialSection material={material} />}
      <ItemLists item={item} />
      <PriceTables groups={item.prices} stateOf={stateOf} isOwnList={isOwnList} quantity={quantity} />
      <SizeTables name={item.name} tables={item.sizeTables} />
      <ProductDetails item={item} orderSteps={orderSteps} />
      <StructuredData data={productData(item, rendered, { origin, brand })} />
      <MaterialDialogHost />
    </>
  )
}

/** All that does not change with what is chosen. */
const ProductDetails = memo(({ item, orderSteps }: Pick<ProductScreenProps, 'item' | 'orderSteps'>) => (
  <>
    {item.description && (
      <Section heading="Описание" tone={item.prices.length > 0 ? 'linen' : 'paper'} beside>
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
    {item.questions.length > 0 && (
      <Section heading="Вопросы и&nbsp;ответы" tone="paper" beside>
        <QuestionList questions={item.questions} />
      </Section>
    )}
    {item.similar.length > 0 && (
      <Section heading="Похожие изделия">
        <CardGrid items={item.similar} />
      </Section>
    )}
    <RecentItemsSection id={item.id} />
  </>
))
