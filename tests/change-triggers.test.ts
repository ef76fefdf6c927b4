import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Tables that no page is made of: what visitors do, what is derived, and what is told by the rows that refer to it. */
const NO_CONTENT = new Set([
  'accounts',
  'batches',
  'editing',
  'http',
  'customers',
  'imports',
  'inbox',
  'media',
  'orders',
  'platform/database',
  'reactions',
  'search',
  'staff',
])

it('has a change trigger on every content table, and on no other', () => {
  const sql = globSync('server/migrations/*.sql', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const hasTrigger = (table: string) =>
    new RegExp(`TRIGGER content_changed [A-Z ]+ ON "?${table}"? `).test(sql)
  const wrong = globSync('server/src/**/tables.ts', { cwd: root }).flatMap((file) => {
    const domain = dirname(relative('server/src', file))
    const source = readFileSync(join(root, file), 'utf8')
    const tables = [...source.matchAll(/pgTable\(\s*'(\w+)'/g)].map((match) => match[1] ?? '')
    return tables.filter((table) => hasTrigger(table) === NO_CONTENT.has(domain))
  })
  expect(wrong).toEqual([])
})
