import { expect, it } from 'vitest'
import { readSourceFiles } from '../../scripts/figures/source-files.ts'

const TYPE_IMPORT = /^import type .* from ('.*\.element\.ts')$/gm

it('an element imports the elements whose methods it calls, because chunks arrive in any order', () => {
  const missing = readSourceFiles()
    .filter(({ path }) => path.endsWith('.element.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(TYPE_IMPORT)]
        .filter(([, file]) => !text.includes(`\nimport ${file}\n`))
        .map(([, file]) => `${path}: ${file}`),
    )
  expect(missing).toEqual([])
})
