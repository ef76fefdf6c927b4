import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { Link } from 'react-router'
import { QueryChips } from './query-chips.tsx'
import styles from './search-page.module.css'

/** Words that find something in any catalogue of sewn and printed things. */
const SAMPLES = ['футболка', 'лён', 'фартук']

/**
 * Where nothing was found: what to look for instead, unless what others look for stands below, and the order of what the
 * catalogue does not have.
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
        <Link to={`/${INDIVIDUAL_ORDER_SLUG}/`}>индивидуальный заказ</Link>.
      </p>
    </div>
  )
}
