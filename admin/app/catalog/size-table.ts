import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'

type SizeTable = ItemSnapshot['sizeTables'][number]

/** Missing value: the schema rejects NaN, so that it must be filled in. */
const UNKNOWN = Number.NaN

const withValues = (table: SizeTable, mapValues: (values: number[]) => number[]) =>
  table.measures.map((measure) => ({ ...measure, values: mapValues(measure.values) }))

/** Adds a size, with a missing value in each measure. */
export const addSize = (table: SizeTable): SizeTable => ({
  ...table,
  sizes: [...table.sizes, ''],
  measures: withValues(table, (values) => [...values, UNKNOWN]),
})

export const removeSize = (table: SizeTable, index: number): SizeTable => ({
  ...table,
  sizes: table.sizes.toSpliced(index, 1),
  measures: withValues(table, (values) => values.toSpliced(index, 1)),
})

/** Adds a measure under the next letter. */
export const addMeasure = (table: SizeTable): SizeTable => ({
  ...table,
  measures: [
    ...table.measures,
    {
      letter: String.fromCharCode('A'.charCodeAt(0) + (table.measures.length % 26)),
      name: '',
      values: table.sizes.map(() => UNKNOWN),
    },
  ],
})

export const removeMeasure = (table: SizeTable, index: number): SizeTable => ({
  ...table,
  measures: table.measures.toSpliced(index, 1),
})
