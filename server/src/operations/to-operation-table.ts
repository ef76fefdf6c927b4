import type { OperationTable } from '@rapport/contract/calculation/operation-table'
import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'
import type { operations } from './tables.ts'

type OperationRow = typeof operations.$inferSelect
type Rows = OperationRow['rows']

const MM2_PER_CM2 = 100

/** Converts a stored operation to the table that calculations read. */
export const toOperationTable = (row: OperationRow): OperationTable => ({
  code: row.code,
  title: row.title,
  kind: row.kind,
  days: row.days,
  colors: row.pricing === 'area' ? listColors(row.rows) : null,
  pricing: toPricing(row),
})

function toPricing(row: OperationRow): OperationTable['pricing'] {
  const { tiers, rows, stitchesPerCm2, stitchesMin } = row
  const [prices = []] = rows.map(toPrices)
  const setupPerDesign = toKopecks(row.setupPerDesign)
  switch (row.pricing) {
    case 'area':
      return {
        by: 'area',
        tiers,
        bands: listBands(rows),
        setupPerDesign,
        setupPerColor: toKopecks(row.setupPerColor),
      }
    case 'stitches':
      return { by: 'stitches', stitchesPerCm2, stitchesMin, tiers, prices, setupPerDesign }
    case 'piece':
      return { by: 'piece', tiers, prices, setupPerDesign }
    case 'design':
      return { by: 'design', price: prices[0] ?? null }
  }
}

const listBands = (rows: Rows) =>
  [...Map.groupBy(rows, ({ areaCm2 }) => areaCm2 ?? 0)].map(([areaCm2, members]) => ({
    upToMm2: areaCm2 * MM2_PER_CM2,
    prices: members.map(toPrices),
  }))

/** Published rows have numbers and nulls only. */
const toPrices = ({ prices }: Rows[number]): (Kopecks | null)[] =>
  prices.map((price) => (typeof price === 'number' ? toKopecks(price) : null))

/** Rows of each area have the same numbers of colours, ascending. */
function listColors(rows: Rows): OperationTable['colors'] {
  const colors = rows.flatMap((row) => row.colors ?? [])
  return colors.length === 0 ? null : { min: Math.min(...colors), max: Math.max(...colors) }
}
