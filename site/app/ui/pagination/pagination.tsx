import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  /** 1-based. */
  page: number
  pages: number
  toPath: (page: number) => string
  /** Accessible name, if a page has several lists. */
  label?: string
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pages, toPath, label = 'Страницы' }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <a href={toPath(page - 1)} rel="prev" className={styles.step}>
          <Icon name="arrowLeft" size={20} />
          Назад
        </a>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={toPath(number)}
                aria-current={number === page ? 'page' : undefined}
                className={styles.number}
              >
                <VisuallyHidden>Страница </VisuallyHidden>
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a href={toPath(page + 1)} rel="next" className={styles.step}>
          Дальше
          <Icon name="arrowRight" size={20} />
        </a>
      )}
    </nav>
  )
}
