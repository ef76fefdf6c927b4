import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

const DURATIONS = 'contract/hours/durations.ts'

/** Definitions of such a constant, and in source files also the numbers. */
const DEFINED = /\bconst (?:DAY|HOUR|MINUTE)_(?:MS|S|SECONDS|MINUTES) =|\bconst MINUTES_OF_DAY\b/
const WRITTEN =
  /\b(?:86_?400(?:_?000)?|3_?600_?000|1440)\b|[*/] 60_000\b|\b60 \* 60\b|\b24 \* 60\b|[sS]econds: 3600\b/

it('only contract/hours/durations.ts defines the length of a minute, hour and day', () => {
  const found = readSourceFiles()
    .filter(({ path }) => path !== DURATIONS && path !== 'tests/source/durations.test.ts')
    .filter(({ path }) => !path.startsWith('scripts/'))
    .filter(({ text, isTest }) => DEFINED.test(text) || (!isTest && WRITTEN.test(text)))
  expect(found.map(({ path }) => path)).toEqual([])
})
