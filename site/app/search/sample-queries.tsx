import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { QueryChips } from './query-chips.tsx'
import styles from './search-page.module.css'

/** Queries that have results in any such catalogue. */
const SAMPLES = ['футболка', 'лён', 'фартук']

/**
 * Suggestions after a search without results, unless popular queries are shown below, and a link to the individual
 * order.
 */
export function SampleQueries({ hasPopular = false }: { hasPopular?: boolean }) {
  return (
    <div className={styles.samples}>
      {!hasPopular && (
        <>
          <p>Попробуйте одно слово:</p>
          <QueryChips queries={SAMPLES} />
        </>
      )}
      <p>
        Нет в&nbsp;каталоге? Сошьём по&nbsp;эскизу или образцу&nbsp;—{' '}
        <a href={`/${INDIVIDUAL_ORDER_SLUG}/`}>индивидуальный заказ</a>.
      </p>
    </div>
  )
}
