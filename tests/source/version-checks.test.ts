import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

it('only checkVersion refuses a stale or missing version', () => {
  const found = readSourceFiles().filter(
    ({ text, isTest }) => !isTest && /ApiError\(4\d\d, \w+\.version(?:Stale|Required)\)/.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})
