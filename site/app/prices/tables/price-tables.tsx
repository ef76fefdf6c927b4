import { materialKey } from '@rapport/contract/orders/order-line-text'
import type { PriceTable, QuantityTier } from '@rapport/contract/prices/prices'
import { groupDigits } from '@rapport/contract/texts/group-digits'
import { use } from 'react'
import { MaterialLink } from '../../materials/material-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Section } from '../../ui/section/section.tsx'
import { PriceDisplayContext } from '../price-display-context.ts'
import { formatPrice } from '../price-format.ts'
import { type PriceGroupView, tableKey } from '../price-group-view.ts'
import { PRICES_ANCHOR } from '../quantity-tiers.tsx'
import { formatFrom, unitFor, unitFrom, unitPaid } from '../unit-text.ts'
import styles from './price-tables.module.css'

interface PriceTablesProps {
  groups: PriceGroupView[]
  /** Tables without login. `<item-price>` replaces their prices by those of a logged-in visitor. */
  tables: PriceTable[]
  /** The first quantity. */
  quantity: number
}

/**
 * All price tables of a product. Prices for those who log in are hidden from guests, and loaded after the login. Without
 * prices for anybody the tables are hidden: `<item-price>` reads the materials of a variant from them.
 */
export function PriceTables({ groups, tables, quantity }: PriceTablesProps) {
  const display = use(PriceDisplayContext)
  if (groups.length === 0) return null
  const blocks = <TableGroups groups={groups} tables={tables} quantity={quantity} />
  if (display === 'request') return <div hidden>{blocks}</div>
  return (
    <Section
      id={PRICES_ANCHOR}
      heading="Цены"
      tone="paper"
      aside={<p className={styles.own}>По&nbsp;вашему прайс-листу</p>}
    >
      {display === 'users' && (
        <p className={styles.guest}>
          Цены видны после входа: за&nbsp;каждый материал и&nbsp;тираж. <a href="?auth=login">Войти</a>
        </p>
      )}
      {display === 'users' ? <div className={styles.forUsers}>{blocks}</div> : blocks}
    </Section>
  )
}

const TableGroups = ({ groups, tables, quantity }: PriceTablesProps) => (
  <div className={styles.groups}>
    {groups.map(({ erpId, title }) => {
      const own = tables.filter(({ priceErpId }) => priceErpId === erpId)
      return (
        <div key={erpId} className={styles.group}>
          {groups.length > 1 && <h3>{title}</h3>}
          {own.map((table) => (
            <TableBlock key={table.variant} table={table} quantity={quantity} />
          ))}
          {own[0]?.note && <p className={styles.note}>{own[0].note}</p>}
        </div>
      )
    })}
  </div>
)

interface TableProps {
  table: PriceTable
  quantity: number
}

/** A price table, and its error if the own prices could not be loaded. */
function TableBlock({ table, quantity }: TableProps) {
  const key = tableKey(table)
  const headingId = `${PRICES_ANCHOR}-${key}`
  return (
    <div className={styles.block} data-table={key}>
      <h3 id={headingId} className={styles.title}>
        {table.title}
        <span className={styles.unit}> ₽ за&nbsp;1&nbsp;{unitPaid(1, table.unit)}</span>
      </h3>
      <div role="alert" className={styles.failed} hidden>
        <p>Не удалось загрузить</p>
        <Button variant="outline" compact data-retry={key}>
          Повторить
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrollable region, not a section of the page */}
      <div
        role="region"
        aria-labelledby={headingId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        className={styles.scroll}
      >
        <Table table={table} quantity={quantity} />
      </div>
    </div>
  )
}

function Table({ table, quantity }: TableProps) {
  // Own prices replace empty cells.
  const isForUsers = use(PriceDisplayContext) === 'users'
  const current = table.tiers.findLastIndex(({ from }) => from <= quantity)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Материал</th>
          {table.tiers.map((tier, column) => (
            <th key={tier.from} scope="col" aria-current={column === current ? 'true' : undefined}>
              {formatTier(tier)}
              <span className={styles.tierUnit}>&nbsp;{tierUnit(tier, table.unit)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.label} data-material={materialKey(row)}>
            <th scope="row">
              <MaterialLink erpId={row.materialErpId}>{row.label}</MaterialLink>
            </th>
            {table.tiers.map(({ from }, column) => (
              <td key={from} data-current={column === current ? '' : undefined}>
                {isForUsers ? '\u00a0' : formatPrice(row.prices[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Formats a tier: «1–9», «от 1 000». */
const formatTier = ({ from, to }: QuantityTier) =>
  to === null ? formatFrom(from) : from === to ? groupDigits(from) : `${groupDigits(from)}–${groupDigits(to)}`

const tierUnit = ({ from, to }: QuantityTier, unit: string) =>
  to === null ? unitFrom(from, unit) : unitFor(to, unit)
