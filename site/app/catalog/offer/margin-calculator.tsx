import { formatMoney } from '@rapport/contract/money/format-money'
import { useHasContent } from '../../content/use-has-content.ts'
import { useSiteProperties } from '../../content/use-site-properties.ts'
import { Filled } from '../../ui/element/filled.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { ItemView } from '../item/item-view.ts'
import { calculateMargin } from './margin.ts'
import styles from './margin-calculator.module.css'
import { getMarginTexts } from './margin-texts.ts'

/** Delivery and photos per piece in roubles, from the post on margins. */
const EXTRA = 120
/** Initial retail price as a multiple of the cost. */
const RETAIL_SHARE = 2.5

interface MarginCalculatorProps {
  item: Pick<ItemView, 'onePiecePrices'>
  /** Unit price of the first quantity in kopecks; undefined if the visitor types it. */
  price: number | undefined
  /** Pieces of the batch. */
  quantity: number
}

/** Calculator of a shop's profit. Nothing is sent. */
export function MarginCalculator({ item: { onePiecePrices }, price, quantity }: MarginCalculatorProps) {
  const hasContent = useHasContent()
  const post = useSiteProperties()?.marginPost
  const purchase = Math.round((price ?? calculateAverage(onePiecePrices)) / 100)
  const retail = Math.ceil(((purchase + EXTRA) * RETAIL_SHARE) / 100) * 100 - 10
  const margin = calculateMargin((price ?? purchase * 100) + EXTRA * 100, retail * 100, quantity)
  const field = (name: string, value: number) => ({
    id: `margin-${name}`,
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    max: 1_000_000,
    defaultValue: value,
  })
  return (
    <margin-calculator data-quantity={quantity} className={styles.scripted}>
      <Section heading="Сколько заработает магазин" tone="paper">
        <div className={styles.columns}>
          <div className={styles.fields}>
            <div data-typed="" hidden={price !== undefined}>
              <TextField {...field('purchase', purchase)} label="Закупка, ₽ за&nbsp;штуку" />
            </div>
            <p data-known="" className={styles.purchase} hidden={price === undefined}>
              Закупка&nbsp;—{' '}
              <Filled as="strong" name="purchase" text={price === undefined ? '' : formatMoney(price)} />{' '}
              за&nbsp;штуку при&nbsp;вашем тираже
            </p>
            <TextField {...field('extra', EXTRA)} label="Доставка и&nbsp;съёмка, ₽ на&nbsp;штуку" />
            <TextField {...field('retail', retail)} label="Цена на&nbsp;ярлыке, ₽" />
          </div>
          <Result texts={getMarginTexts(margin, quantity)} />
        </div>
        <p className={styles.note}>
          В&nbsp;среднем за&nbsp;сезон вещь уходит за&nbsp;85&nbsp;% ценника, ещё 8&nbsp;% выручки забирают
          банк и&nbsp;налог. {post && hasContent(post) && <a href={post}>Как мы это посчитали</a>}
        </p>
      </Section>
    </margin-calculator>
  )
}

/** Results, with reserved room. */
function Result({ texts }: { texts: ReturnType<typeof getMarginTexts> }) {
  const figures = [
    ['Наценка', 'markup'],
    ['Маржа на\u00a0бумаге', 'paperMargin'],
    ['Маржа за\u00a0сезон', 'seasonMargin'],
    ['Дешевле\u00a0— в\u00a0убыток', 'floor'],
  ] as const
  return (
    <div className={styles.result} role="status">
      <p className={styles.profit}>
        <Filled name="outcome" text={texts.outcome} />{' '}
        <Filled as="strong" name="profit" text={texts.profit} />
      </p>
      <dl className={styles.figures}>
        {figures.map(([term, name]) => (
          <div key={name}>
            <dt>{term}</dt>
            <Filled as="dd" name={name} text={texts[name]} />
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Average price per piece in kopecks, rounded to ten roubles. */
const calculateAverage = (prices: { price: number }[]) =>
  Math.round(prices.reduce((sum, { price }) => sum + price, 0) / Math.max(1, prices.length) / 1000) * 1000
