import type { HomeBlocks } from '@rapport/contract/home/home'
import type { SiteProperties } from '@rapport/contract/site/site'
import { groupDigits } from '@rapport/contract/texts/group-digits'
import { OrderLink } from '../ui/order-link/order-link.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import { formatCount } from '../ui/text/plural.ts'
import styles from './facts.module.css'

interface FactsProps {
  facts: HomeBlocks['facts']
  properties: Pick<SiteProperties, 'foundedYear' | 'ordersCompleted'>
  year: number
}

/** Two figures of the factory with their explanation. */
export function Facts({ facts, properties: { foundedYear, ordersCompleted }, year }: FactsProps) {
  const years = foundedYear === 0 ? 0 : year - foundedYear
  return (
    <section aria-labelledby="facts-heading" className={styles.block}>
      <h2 id="facts-heading" className={styles.heading}>
        Фабрика в&nbsp;цифрах
      </h2>
      {(years > 0 || ordersCompleted > 0) && (
        <div className={styles.figures}>
          {years > 0 && (
            <p className={styles.figure}>
              <strong>{formatCount(years, ['год', 'года', 'лет'])}</strong>
              печатаем и&nbsp;шьём на&nbsp;заказ
            </p>
          )}
          {ordersCompleted > 0 && (
            <p className={styles.figure}>
              <strong>{groupDigits(ordersCompleted)}+</strong> заказов выполнено
            </p>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reached by the keyboard */}
      <ul tabIndex={0} aria-labelledby="facts-heading" className={styles.facts}>
        {facts.map(({ id, title, content, image }) => (
          <li key={id} className={styles.fact}>
            {image && (
              <img src={image.src} alt="" width={72} height={72} loading="lazy" className={styles.icon} />
            )}
            <h3>{formatTitle(title)}</h3>
            <p>{content}</p>
          </li>
        ))}
        <li className={styles.call}>
          <OrderLink />
        </li>
      </ul>
    </section>
  )
}
