import { formatMoney } from '@rapport/contract/texts/money'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { TextField } from '../../ui/field/text-field.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { ItemView } from '../item/item-view.ts'
import { calculateMargin, type Margin } from './margin.ts'
import styles from './margin-calculator.module.css'

/** Delivery and photos per piece in roubles, from the post on margins. */
const EXTRA = 120
/** Initial retail price as a multiple of the cost. */
const RETAIL_SHARE = 2.5

interface MarginCalculatorProps {
  item: Pick<ItemView, 'onePiecePrices'>
  /** Unit price of the quantity chosen above in kopecks; undefined if the visitor types it. */
  price: number | undefined
  /** Pieces of the batch. */
  quantity: number
}

/** Calculator of a shop's profit, by the formula of the post on margins. Nothing is sent. */
export function MarginCalculator({ item: { onePiecePrices }, price, quantity }: MarginCalculatorProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [first] = useState(() => {
    const purchase = Math.round((price ?? calculateAverage(onePiecePrices)) / 100)
    return { purchase, extra: EXTRA, retail: Math.ceil(((purchase + EXTRA) * RETAIL_SHARE) / 100) * 100 - 10 }
  })
  const [typed, setTyped] = useState(first)
  const read = () => {
    const figure = (name: keyof typeof first) =>
      ref.current?.querySelector<HTMLInputElement>(`#margin-${name}`)?.valueAsNumber ?? first[name]
    setTyped({ purchase: figure('purchase'), extra: figure('extra'), retail: figure('retail') })
  }
  // The visitor may have typed before hydration.
  useEffect(read, [first])
  const cost = (price ?? typed.purchase * 100) + typed.extra * 100
  const margin = calculateMargin(cost, typed.retail * 100, quantity)
  const field = (name: keyof typeof first) => ({
    id: `margin-${name}`,
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    max: 1_000_000,
    defaultValue: first[name],
    onInput: read,
  })
  return (
    <div className={styles.scripted}>
      <Section heading="Сколько заработает магазин" tone="paper">
        <div className={styles.columns}>
          <div ref={ref} className={styles.fields}>
            {price === undefined ? (
              <TextField {...field('purchase')} label="Закупка, ₽ за&nbsp;штуку" />
            ) : (
              <p className={styles.purchase}>
                Закупка&nbsp;— <strong>{formatMoney(price)}</strong> за&nbsp;штуку при&nbsp;вашем тираже
              </p>
            )}
            <TextField {...field('extra')} label="Доставка и&nbsp;съёмка, ₽ на&nbsp;штуку" />
            <TextField {...field('retail')} label="Цена на&nbsp;ярлыке, ₽" />
          </div>
          <Result margin={margin} quantity={quantity} />
        </div>
        <p className={styles.note}>
          В&nbsp;среднем за&nbsp;сезон вещь уходит за&nbsp;85&nbsp;% ценника, ещё 8&nbsp;% выручки забирают
          банк и&nbsp;налог. <Link to="/blog/nacenka-v-magazine-odejdy/">Как мы это посчитали</Link>
        </p>
      </Section>
    </div>
  )
}

/** Results, with reserved room. */
function Result({ margin, quantity }: { margin: Margin | undefined; quantity: number }) {
  const figures: [string, ReactNode][] = [
    ['Наценка', margin && percent(margin.markup)],
    ['Маржа на\u00a0бумаге', margin && percent(margin.margin)],
    ['Маржа за\u00a0сезон', margin && percent(margin.seasonMargin)],
    ['Дешевле\u00a0— в\u00a0убыток', margin && formatMoney(margin.floor)],
  ]
  return (
    <div className={styles.result} role="status">
      <p className={styles.profit}>
        <span>
          {margin && margin.profit < 0 ? 'Убыток' : 'Останется'} с&nbsp;партии из&nbsp;{quantity}&nbsp;шт
        </span>{' '}
        <strong>{margin ? formatMoney(Math.abs(margin.profit)) : '—'}</strong>
      </p>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`.replace('-', '−')

/** Average price per piece in kopecks, rounded to ten roubles. */
const calculateAverage = (prices: { price: number }[]) =>
  Math.round(prices.reduce((sum, { price }) => sum + price, 0) / Math.max(1, prices.length) / 1000) * 1000
