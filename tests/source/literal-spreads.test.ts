import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

/** Not the spread of attributes in JSX, which may name what React’s types do not know. */
const LITERAL_SPREAD = /(?<!\{)\.\.\.\{/

it('spreads no literal into an object to keep several keys on a line', () => {
  const found = readSourceFiles().filter(({ text }) => LITERAL_SPREAD.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})
