import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

/** JSX may spread a literal for attributes that React's types do not know. */
const LITERAL_SPREAD = /(?<!\{)\.\.\.\{/

it('no object spreads a literal to keep keys on one line', () => {
  const found = readSourceFiles().filter(({ text }) => LITERAL_SPREAD.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})
