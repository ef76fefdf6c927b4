import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { Table } from '../ui/table/table.tsx'
import styles from './prices.module.css'
import type { PriceChange } from './raise-prices.ts'

const SHOWN_MAX = 100

/** Says how many prices change, and lists the first of them. Nothing is said before a percentage is typed. */
export function RaisePreview({ changes }: { changes: readonly PriceChange[] | undefined }) {
  const count = changes?.length ?? 0
  return (
    <>
      <p role="status">
        {changes &&
          (count > 0
            ? `Изменится цен: ${count.toLocaleString('ru-RU')}`
            : 'Ни\u00A0одна цена не\u00A0изменится.')}
      </p>
      {changes && count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable
        <section aria-label="Что изменится" tabIndex={0} className={styles.changes}>
          <Table
            label="Было и&nbsp;станет"
            columns={[
              { key: 'place', heading: 'Где', isRowHeader: true, cell: ({ place }) => place },
              {
                key: 'before',
                heading: 'Было, ₽',
                isNumber: true,
                cell: ({ before }) => formatPrice(before),
              },
              { key: 'after', heading: 'Станет, ₽', isNumber: true, cell: ({ after }) => formatPrice(after) },
            ]}
            items={changes.slice(0, SHOWN_MAX)}
            getKey={({ place }) => place}
            empty=""
          />
          {count > SHOWN_MAX && (
            <p className={styles.soft}>И&nbsp;ещё {(count - SHOWN_MAX).toLocaleString('ru-RU')}</p>
          )}
        </section>
      )}
    </>
  )
}
