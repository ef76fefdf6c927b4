import type { PriceTable, QuantityTier } from '@rapport/contract/prices/prices'
import { formatMoney, groupDigits } from '@rapport/contract/texts/money'
import { useId } from 'react'
import { MaterialLink } from '../materials/material-link.tsx'
import { Button } from '../ui/button/button.tsx'
import { Section } from '../ui/section/section.tsx'
import { LoadingBlock } from '../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { CommonPrice } from './common-price.tsx'
import { type PriceGroupView, tableKey } from './price-group-view.ts'
import styles from './price-tables.module.css'
import { PRICES_ANCHOR } from './quantity-tiers.tsx'
import { formatFrom, unitFor, unitFrom, unitPaid } from './unit-text.ts'
import { useColumnInView } from './use-column-in-view.ts'
import type { TableState } from './use-price-tables.ts'

interface PriceTablesProps {
  groups: PriceGroupView[]
  getTableState: (key: string) => TableState
  /** Whether the prices are those of the visitor's own price list. */
  isOwnList: boolean
  /** The chosen quantity. */
  quantity: number
}

/** All price tables of a product. */
export function PriceTables({ groups, getTableState, isOwnList, quantity }: PriceTablesProps) {
  if (groups.length === 0) return null
  return (
    <Section
      id={PRICES_ANCHOR}
      heading="Цены"
      tone="paper"
      aside={isOwnList ? <p className={styles.own}>По&nbsp;вашему прайс-листу</p> : undefined}
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.erpId} className={styles.group}>
            {groups.length > 1 && <h3>{group.title}</h3>}
            {group.variants.map(({ index, title }) => (
              <TableBlock
                key={index}
                title={title}
                quantity={quantity}
                {...getTableState(tableKey({ priceErpId: group.erpId, variant: index }))}
              />
            ))}
            <GroupNote
              table={
                getTableState(tableKey({ priceErpId: group.erpId, variant: group.variants[0]?.index ?? 0 }))
                  .table
              }
            />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** One price table, or its loading or error state. */
function TableBlock({
  title,
  table,
  common,
  failed,
  loading,
  retry,
  quantity,
}: TableState & { title: string; quantity: number }) {
  const headingId = useId()
  const current = table?.tiers.findLastIndex(({ from }) => from <= quantity) ?? 0
  const region = useColumnInView(current, table)
  return (
    <div className={styles.block}>
      <h3 id={headingId} className={styles.title}>
        {title}
        {table && !failed && <span className={styles.unit}> ₽ за&nbsp;1&nbsp;{unitPaid(1, table.unit)}</span>}
      </h3>
      {failed ? (
        <div role="alert" className={styles.failed}>
          <p>Не удалось загрузить</p>
          <Button variant="outline" compact onClick={retry}>
            Повторить
          </Button>
        </div>
      ) : table ? (
        // biome-ignore lint/a11y/useSemanticElements: a scrollable region, not a section of the page
        <div
          ref={region}
          role="region"
          aria-labelledby={headingId}
          aria-busy={loading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
          tabIndex={0}
          className={styles.scroll}
        >
          <Table table={table} common={common} current={current} />
        </div>
      ) : (
        <LoadingBlock label="Загружаем цены…">
          <Skeleton height="192px" />
        </LoadingBlock>
      )}
    </div>
  )
}

interface TableProps {
  table: PriceTable
  common: PriceTable | undefined
  /** Index of the tier with the chosen quantity. */
  current: number
}

function Table({ table, common, current }: TableProps) {
  const commonPrices = (label: string) => common?.rows.find((row) => row.label === label)?.prices ?? []
  const isCurrent = (column: number) => (column === current ? 'true' : undefined)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Материал</th>
          {table.tiers.map((tier, column) => (
            <th key={tier.from} scope="col" aria-current={isCurrent(column)}>
              {formatTier(tier)}
              <span className={styles.tierUnit}>&nbsp;{tierUnit(tier, table.unit)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ materialErpId, label, prices }) => (
          <tr key={label}>
            <th scope="row">
              <MaterialLink erpId={materialErpId}>{label}</MaterialLink>
            </th>
            {table.tiers.map(({ from }, column) => (
              <td key={from} data-current={isCurrent(column)}>
                {formatPrice(prices[column])}
                <Compared price={prices[column]} common={commonPrices(label)[column]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Price without login, if it differs. */
function Compared({ price, common }: Record<'price' | 'common', number | null | undefined>) {
  if (common === undefined || common === price) return null
  return <CommonPrice price={common} hideLabel />
}

function GroupNote({ table }: { table: PriceTable | undefined }) {
  return table?.note ? <p className={styles.note}>{table.note}</p> : null
}

/** Formats a tier: «1–9», «от 1 000». */
const formatTier = ({ from, to }: QuantityTier) =>
  to === null ? formatFrom(from) : from === to ? groupDigits(from) : `${groupDigits(from)}–${groupDigits(to)}`

const tierUnit = ({ from, to }: QuantityTier, unit: string) =>
  to === null ? unitFrom(from, unit) : unitFor(to, unit)

const formatPrice = (price: number | null | undefined) =>
  price == null ? 'по\u00a0запросу' : formatMoney(price)
