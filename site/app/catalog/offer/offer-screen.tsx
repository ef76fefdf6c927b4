import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { use } from 'react'
import { Island } from '../../browser/islands/island.tsx'
import { MaterialDialog } from '../../materials/material-dialog.tsx'
import { MaterialSection } from '../../materials/material-section.tsx'
import { PriceDisplayContext } from '../../prices/price-display-context.ts'
import { PriceTables } from '../../prices/tables/price-tables.tsx'
import { StructuredData } from '../../seo/structured-data.tsx'
import { DividerPattern } from '../../ui/divider-pattern/divider-pattern.tsx'
import { Section } from '../../ui/section/section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { GroupHead } from '../group/group-head.tsx'
import { ItemLists } from '../item/item-lists.tsx'
import { getItemPrice } from '../item/item-price.ts'
import type { ItemView } from '../item/item-view.ts'
import { createProductData } from '../item/product-json-ld.ts'
import { ProductQuestions, type ProductScreenProps, ProductSteps } from '../item/product-screen.tsx'
import { useMinimum } from '../use-minimum.ts'
import { AskPanel } from './ask-panel.tsx'
import { FirstBatch } from './first-batch.tsx'
import { MarginCalculator } from './margin-calculator.tsx'
import styles from './offer-screen.module.css'
import { PicturesRow } from './pictures-row.tsx'
import { PricePanel } from './price-panel.tsx'
import UploadBoxes from './upload-boxes.tsx'

/** Typical first batch of a print, the initial quantity. */
const FIRST_BATCH = 50

/** Page of a way of printing, a wholesale landing without groups, or the individual order. */
export function OfferScreen({
  item,
  tables,
  material,
  orderSteps,
  operations,
  origin,
  brand,
}: ProductScreenProps) {
  const isLanding = item.kind === 'landing'
  const minimum = useMinimum(item.unit)
  const initial = isLanding && item.priceTiers.length > 0 ? FIRST_BATCH : undefined
  const isForUsers = use(PriceDisplayContext) === 'users'
  const price = getItemPrice(item, tables, { minimum, initial, isForUsers })
  return (
    <item-price data-unit={item.unit} data-slug={isForUsers ? item.slug : undefined} className={styles.price}>
      <OfferHead item={item} />
      {price.isCounted ? (
        <PricePanel item={item} origin={origin} price={price} />
      ) : (
        <AskPanel item={item} origin={origin} operations={operations}>
          <WhatToSend item={item} />
        </AskPanel>
      )}
      {material !== undefined && <MaterialSection material={material} />}
      {isLanding ? (
        <>
          <FirstBatch item={item} minimum={minimum} />
          <DividerPattern print="wedges" src={item.divider} />
          <MarginCalculator
            item={item}
            price={price.unitPrice}
            quantity={price.isCounted ? price.quantity : item.onePiecePrices.length || FIRST_BATCH}
          />
        </>
      ) : (
        <>
          <PicturesRow item={item} />
          <ItemLists item={item} />
        </>
      )}
      <PriceTables {...price.tables} />
      {item.description && (
        <Section
          heading={isLanding ? 'Как начать' : 'Описание'}
          tone={item.prices.length > 0 ? 'linen' : 'paper'}
          beside={!isLanding}
        >
          <div className={isLanding ? styles.steps : undefined}>
            <RichText html={item.description} />
          </div>
        </Section>
      )}
      {!isLanding && <ProductSteps steps={orderSteps} divider={item.divider} />}
      <ProductQuestions questions={item.questions} />
      <StructuredData data={createProductData(item, tables, { origin, brand })} />
      <MaterialDialog />
    </item-price>
  )
}

function WhatToSend({ item: { kind, slug } }: Pick<ProductScreenProps, 'item'>) {
  if (slug === INDIVIDUAL_ORDER_SLUG)
    return <Island name="upload-boxes" component={UploadBoxes} props={{}} start="touch" />
  return kind === 'landing' ? (
    <p>Рисунок, имя для&nbsp;этикетки и&nbsp;список вещей: пришлём смету на&nbsp;первую партию.</p>
  ) : (
    <p>Рисунок, полотно и&nbsp;метраж: цену и&nbsp;день отгрузки назовём по&nbsp;телефону.</p>
  )
}

/** Banner with the name, and facts in a row. */
function OfferHead({ item }: { item: ItemView }) {
  return (
    <>
      <GroupHead item={item} />
      {item.properties.length > 0 && (
        <dl className={styles.facts}>
          {item.properties.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
