import { CATALOG_BREADCRUMB } from '@rapport/contract/paths/breadcrumbs'
import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { useHasContent } from '../content/use-has-content.ts'
import { QueryChips } from './query-chips.tsx'
import styles from './search-page.module.css'

/** Queries that have results in any such catalogue. */
const SAMPLES = ['футболка', 'лён', 'фартук']

const INDIVIDUAL_ORDER = `/${INDIVIDUAL_ORDER_SLUG}/`

/**
 * Suggestions after a search without results, unless popular queries are shown below, and a link to the individual
 * order.
 */
export function SampleQueries({ hasPopular = false }: { hasPopular?: boolean }) {
  const hasContent = useHasContent()
  return (
    <div className={styles.samples}>
      {!hasPopular && hasContent(CATALOG_BREADCRUMB.path) && (
        <>
          <p>Попробуйте одно слово:</p>
          <QueryChips queries={SAMPLES} />
        </>
      )}
      {hasContent(INDIVIDUAL_ORDER) && (
        <p>
          Нет в&nbsp;каталоге? Сошьём по&nbsp;эскизу или образцу&nbsp;—{' '}
          <a href={INDIVIDUAL_ORDER}>индивидуальный заказ</a>.
        </p>
      )}
    </div>
  )
}
