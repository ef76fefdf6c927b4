import type { OrderStep } from '@rapport/contract/home/home'
import type { Material } from '@rapport/contract/materials/materials'
import type { PriceTable } from '@rapport/contract/prices/prices'
import { use } from 'react'
import { QuestionList } from '../../content/question-list.tsx'
import { useHasContent } from '../../content/use-has-content.ts'
import { MaterialDialog } from '../../materials/material-dialog.tsx'
import { MaterialSection } from '../../materials/material-section.tsx'
import { CheaperTierHint, PriceByQuantity } from '../../prices/price-by-quantity.tsx'
import { PriceChoice } from '../../prices/price-choice.tsx'
import { PriceDisplayContext } from '../../prices/price-display-context.ts'
import { QuantityTiers } from '../../prices/quantity-tiers.tsx'
import { PriceTables } from '../../prices/tables/price-tables.tsx'
import { StructuredData } from '../../seo/structured-data.tsx'
import { DividerPattern } from '../../ui/divider-pattern/divider-pattern.tsx'
import { ORDER_FORM_ID } from '../../ui/order-link/order-form-anchor.ts'
import { Section } from '../../ui/section/section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { CardGrid } from '../card-grid.tsx'
import { getListHeading } from '../count-text.ts'
import { RecentItemsSection } from '../recent/recent-items-section.tsx'
import { useMinimum } from '../use-minimum.ts'
import { BaseColorChoice } from './base-color-choice.tsx'
import { HeadPrice } from './head-price.tsx'
import { ItemLists } from './item-lists.tsx'
import { getItemPrice } from './item-price.ts'
import type { ItemView } from './item-view.ts'
import { CalculatorLink, CartAdder, type LinkedOperation, OrderCall } from './order-call.tsx'
import { ProductHead } from './product-head.tsx'
import { createProductData } from './product-json-ld.ts'
import styles from './product-screen.module.css'
import { SizeTables } from './size-tables.tsx'

export interface ProductScreenProps {
  item: ItemView
  /** Price tables without login, rendered by the server. */
  tables: PriceTable[]
  /** The material in the URL; null if unknown, undefined in the browser. */
  material?: Material | null | undefined
  /** Steps of ordering. */
  orderSteps: OrderStep[]
  /** Work that the calculator adds to a product, for ways of printing and the individual order. */
  operations: LinkedOperation[]
  origin: string
  /** Name of the factory. */
  brand: string
}

/** Page of a product. */
export function ProductScreen({ item, tables, material, orderSteps, origin, brand }: ProductScreenProps) {
  const minimum = useMinimum(item.unit)
  const isForUsers = use(PriceDisplayContext) === 'users'
  const price = getItemPrice(item, tables, { minimum, isForUsers })
  return (
    <item-price data-unit={item.unit} data-slug={isForUsers ? item.slug : undefined} className={styles.price}>
      <ProductHead
        item={item}
        origin={origin}
        tiers={price.hasTiers && <QuantityTiers {...price.tiers} hasTables={item.prices.length > 0} />}
      >
        <HeadPrice item={item} texts={price.texts} />
        {item.prices.length > 0 && <PriceChoice {...price.choice} />}
        <BaseColorChoice colors={item.baseColors} formId={ORDER_FORM_ID} />
        <PriceByQuantity {...price.field} usual={item.usualOrder} />
        <div className={styles.calls}>
          <OrderCall texts={price.texts} />
          <CartAdder isSized={item.sizeTables.length > 0} />
        </div>
        <CalculatorLink slug={item.slug} />
        {price.hint && <CheaperTierHint {...price.hint} />}
      </ProductHead>
      {material !== undefined && <MaterialSection material={material} />}
      <ItemLists item={item} />
      <PriceTables {...price.tables} />
      <SizeTables name={item.name} tables={item.sizeTables} />
      <ProductDetails item={item} orderSteps={orderSteps} />
      <StructuredData data={createProductData(item, tables, { origin, brand })} />
      <MaterialDialog />
    </item-price>
  )
}

/** Content that does not depend on the choice. */
const ProductDetails = ({ item, orderSteps }: Pick<ProductScreenProps, 'item' | 'orderSteps'>) => (
  <>
    {item.description && (
      <Section heading="Описание" tone={item.prices.length > 0 ? 'linen' : 'paper'} beside>
        <RichText html={item.description} />
      </Section>
    )}
    <ProductSteps steps={orderSteps} divider={item.divider} />
    <ProductQuestions questions={item.questions} />
    {item.similar.length > 0 && (
      <Section heading={`Похожие ${getListHeading([item.unit]).toLowerCase()}`}>
        <CardGrid items={item.similar} isRow />
      </Section>
    )}
    <RecentItemsSection id={item.id} />
  </>
)

/** Steps of ordering in one line, below the divider. The help page has the details. */
export function ProductSteps({ steps, divider }: { steps: OrderStep[]; divider: string | undefined }) {
  const hasContent = useHasContent()
  if (steps.length === 0) return null
  return (
    <>
      <DividerPattern print="wedges" src={divider} />
      <nav aria-label="Как заказать" className={styles.steps}>
        <ol>
          {steps.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ol>
        {hasContent('/help/') && <a href="/help/">Как заказать</a>}
      </nav>
    </>
  )
}

export function ProductQuestions({ questions }: Pick<ItemView, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <Section heading="Вопросы и&nbsp;ответы" tone="paper" beside>
      <QuestionList questions={questions} />
    </Section>
  )
}
