import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

it('refuses a write from a stale version, or from none, in checkVersion alone', () => {
  const found = readSourceFiles().filter(
    ({ text, isTest }) => !isTest && /ApiError\(4\d\d, \w+\.version(?:Stale|Required)\)/.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})
