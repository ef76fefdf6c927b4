import type { CalculationTables } from '../calculation-tables.ts'

/** Adds the tables of a product or a city to loaded tables. The factory's rules are those of the added tables. */
export function mergeTables(
  before: CalculationTables | undefined,
  loaded: CalculationTables,
): CalculationTables {
  if (!before) return loaded
  const capacity = merge(before.production.capacity, loaded.production.capacity, ({ code }) => code)
  return {
    ...loaded,
    items: merge(before.items, loaded.items, ({ itemId }) => itemId),
    operations: merge(before.operations, loaded.operations, ({ code }) => code),
    delivery: merge(before.delivery, loaded.delivery, ({ cityId }) => cityId),
    production: { ...loaded.production, capacity },
  }
}

const merge = <Row>(before: readonly Row[], after: readonly Row[], keyOf: (row: Row) => unknown): Row[] => [
  ...new Map([...before, ...after].map((row) => [keyOf(row), row])).values(),
]
