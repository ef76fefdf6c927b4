import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'

type SizeTable = ItemSnapshot['sizeTables'][number]

/** Stands for a value that is not there yet: no draft can hold it, so none is forgotten. */
const UNKNOWN = Number.NaN

const withValues = (table: SizeTable, valuesOf: (values: number[]) => number[]) =>
  table.measures.map((measure) => ({ ...measure, values: valuesOf(measure.values) }))

/** Returns a table with one more size, whose measures are to be filled in. */
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

/** Returns a table with one more measure, under the next letter. */
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
