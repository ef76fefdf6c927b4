import { formatMoney } from '@rapport/contract/money/format-money'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import { formatTitle } from '../../ui/text/format-title.ts'
import { CardGrid } from '../card-grid.tsx'
import { Subgroups } from '../group/subgroups.tsx'
import type { ItemView } from '../item/item-view.ts'
import styles from './first-batch.module.css'

/** Products of a landing and the total of one piece of each, a first batch for a shop, if single pieces are sold. */
export function FirstBatch({ item, minimum }: { item: ItemView; minimum: number }) {
  const { groups, products } = item
  const onePiecePrices = minimum > 1 ? [] : item.onePiecePrices
  const pieces = onePiecePrices.flatMap(({ id, price }) => {
    const product = products.find((one) => one.id === id)
    return product ? [{ product, price }] : []
  })
  const total = pieces.reduce((sum, { price }) => sum + price, 0)
  return (
    <>
      {products.length > 0 && (
        <Section heading="Первая партия" aside={groups.length === 1 && <Subgroups groups={groups} />}>
          <CardGrid items={products} isRow={products.length % 2 === 1} />
          {pieces.length > 1 && (
            <div className={styles.sum}>
              <p className={styles.lead}>
                По&nbsp;одной вещи каждого вида. Две недели смотрите, что продаётся, и&nbsp;дозаказываете
                только это.
              </p>
              <ul className={styles.pieces}>
                {pieces.map(({ product, price }) => (
                  <li key={product.id}>
                    <a href={catalogItemPath(product)}>{formatTitle(product.name)}</a>{' '}
                    <span>{formatMoney(price)}</span>
                  </li>
                ))}
                <li className={styles.total}>
                  <strong>Вся партия</strong> <strong>{formatMoney(total)}</strong>
                </li>
              </ul>
              <OrderLink className={styles.call}>Посчитать партию</OrderLink>
            </div>
          )}
        </Section>
      )}
      {groups.length > 1 && (
        <Section heading="Разделы для магазина" close>
          <Subgroups groups={groups} />
        </Section>
      )}
    </>
  )
}
