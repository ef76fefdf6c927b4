import { describe, expect, test } from 'vitest'
import { demoContext } from '../test/read-context.ts'
import { readEntries } from './catalog.ts'
import { buildSizeTables } from './size-tables.ts'

const grading = {
  sketches: { tee: { chest: 52, length: 71 } },
  grading: {
    measures: { chest: 'Ширина в груди', length: 'Длина' },
    ladders: {
      letters: { base: 'M', sizes: ['S', 'M', 'L', 'XL'], steps: { chest: 2.5, length: 0.7 } },
      ages: { base: 'взрослый', sizes: ['детский', 'взрослый'], steps: { chest: 6 } },
    },
  },
}
const range = { title: '', sketch: 'tee', ladder: 'letters', from: 'S', to: 'XL' }

function tablesOf(change: Partial<typeof range>, sizes = 'S–XL') {
  const reported: string[] = []
  const tables = buildSizeTables(
    {
      location: { file: 'tops.yaml', entry: 'top' },
      sizing: [{ ...range, ...change }],
      properties: [{ name: 'Размеры', value: sizes }],
    },
    grading,
    (_, field, complaint) => reported.push(`${field}: ${complaint}`),
  )
  return { tables, reported }
}

describe('sizeTablesOf', () => {
  test('adds a step per size to each measure of the base size, to half a centimetre', () => {
    expect(tablesOf({})).toEqual({
      reported: [],
      tables: [
        {
          title: '',
          sketch: 'sketch-tee',
          sizes: ['S', 'M', 'L', 'XL'],
          measures: [
            { letter: 'А', name: 'Ширина в груди', values: [49.5, 52, 54.5, 57] },
            { letter: 'Б', name: 'Длина', values: [70.5, 71, 71.5, 72.5] },
          ],
        },
      ],
    })
  })

  test('accepts a range that starts beyond the base size', () => {
    expect(tablesOf({ from: 'L' }, 'L–XL').tables[0]?.measures[0]?.values).toEqual([54.5, 57])
  })

  test("requires the sizes named in the product's text", () => {
    expect(tablesOf({ to: 'L' }).reported).toEqual(['sizing.0: the property «Размеры» says "S–XL"'])
    expect(tablesOf({ to: 'L' }, 'S, M и L').reported).toEqual([])
  })

  test('reports an unknown sketch or unknown sizes', () => {
    expect(tablesOf({ sketch: 'cloak' }).reported).toEqual(['sizing.0.sketch: sketches.yaml has no "cloak"'])
    expect(tablesOf({ ladder: 'feet' }).reported).toEqual(['sizing.0.ladder: grading.yaml has no "feet"'])
    expect(tablesOf({ to: '9XL' }).reported).toEqual(['sizing.0: "letters" has no sizes from S to 9XL'])
    expect(tablesOf({ from: 'XL', to: 'S' }).tables).toEqual([])
  })

  test('requires a step for each measure', () => {
    expect(
      tablesOf({ ladder: 'ages', from: 'детский', to: 'взрослый' }, 'детский, взрослый').reported,
    ).toEqual(['sizing.0: grading.yaml has no name or no step of ages for "length"'])
  })

  test('never shrinks a measure with the size in the demo factory, and has no zero measure', async () => {
    const entries = await readEntries(await demoContext())
    const tables = entries.flatMap(({ item }) => item.sizeTables.map((table) => ({ slug: item.slug, table })))
    expect(tables.length).toBeGreaterThan(70)
    for (const { slug, table } of tables) {
      for (const { name, values } of table.measures) {
        expect(values, `${slug}: ${name}`).toEqual(values.toSorted((one, other) => one - other))
        expect(values[0], `${slug}: ${name}`).toBeGreaterThan(5)
      }
    }
  })
})
