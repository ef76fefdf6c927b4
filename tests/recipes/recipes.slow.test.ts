import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyProduct } from './copy-product.ts'
import { applyStep, isInMigration, listFiles, readMigrationName, readSteps } from './recipe.ts'

const RECIPES = join(import.meta.dirname, '../../docs/recipes')
const read = (recipe: string) => readFileSync(join(RECIPES, recipe), 'utf8')
const FIELD = read('add-a-field-to-a-product.md')
const KIND = read('add-a-content-kind.md')

/** Rooms whose types are checked together; `admin` and `site` have their own settings. */
const NODE_ROOMS = ['contract', 'staff-contract', 'markdown', 'server', 'seed']

it.each([
  ['a field of a product', 6, FIELD],
  ['a kind of content', 8, KIND],
])('adds %s with at most %i files besides its test and its migration', (_, filesMax, markdown) => {
  const files = listFiles(readSteps(markdown))
  expect(files.length).toBeGreaterThan(filesMax / 2)
  expect(files.length).toBeLessThanOrEqual(filesMax)
})

it('leads to a product that compiles, and whose new tests pass', { timeout: 240_000, retry: 0 }, async () => {
  using copy = copyProduct()
  const { root, run } = copy
  for (const markdown of [FIELD, KIND]) {
    const steps = readSteps(markdown)
    for (const step of steps.filter((one) => !isInMigration(one))) applyStep(root, step)
    const name = readMigrationName(markdown)
    await run('drizzle-kit', ['generate', '--config', 'server/drizzle.config.ts', '--name', name])
    for (const step of steps.filter(isInMigration)) applyStep(root, step)
  }
  const include = NODE_ROOMS.map((room) => `${room}/**/*.ts`)
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', include }))
  const tests = [...readSteps(FIELD), ...readSteps(KIND)]
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.test.ts'))
  const checks = await Promise.allSettled([
    run('tsc', ['-p', '.', '--checkers', '1']).then(() => run('tsc', ['-p', 'admin', '--checkers', '1'])),
    run('react-router', ['typegen'], 'site').then(() => run('tsc', ['-p', 'site', '--checkers', '1'])),
    run('vitest', ['run', '--root', root, 'admin/app/entry-forms.test.ts', ...tests]),
  ])
  expect(checks.flatMap((check) => (check.status === 'rejected' ? [String(check.reason)] : []))).toEqual([])
})
