import { CATALOG_BREADCRUMB } from '@rapport/contract/paths/breadcrumbs'
import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { QueryChips } from './query-chips.tsx'
import styles from './search-page.module.css'

/** Queries that have results in any such catalogue. */
const SAMPLES = ['футболка', 'лён', 'фартук']

const INDIVIDUAL_ORDER = `/${INDIVIDUAL_ORDER_SLUG}/`

interface SampleQueriesProps {
  hasPopular?: boolean
  /** Whether a page has content. */
  hasContent?: (path: string) => boolean
}

/**
 * Suggestions after a search without results, unless popular queries are shown below, and a link to the individual
 * order. Leaves out what needs a page without content; a script does so in its own markup, see removeEmptyLinks.
 */
export function SampleQueries({ hasPopular = false, hasContent = () => true }: SampleQueriesProps) {
  return (
    <div className={styles.samples}>
      {!hasPopular && hasContent(CATALOG_BREADCRUMB.path) && (
        <div data-needs={CATALOG_BREADCRUMB.path} className={styles.samples}>
          <p>Попробуйте одно слово:</p>
          <QueryChips queries={SAMPLES} />
        </div>
      )}
      {hasContent(INDIVIDUAL_ORDER) && (
        <p data-needs={INDIVIDUAL_ORDER}>
          Нет в&nbsp;каталоге? Сошьём по&nbsp;эскизу или образцу&nbsp;—{' '}
          <a href={INDIVIDUAL_ORDER}>индивидуальный заказ</a>.
        </p>
      )}
    </div>
  )
}
