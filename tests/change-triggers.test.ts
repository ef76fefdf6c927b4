import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/**
 * Tables without page content: visitors' data, derived data, and tables whose changes are notified by rows that refer
 * to them.
 */
const NO_CONTENT = new Set([
  'accounts',
  'bank-statements',
  'batches',
  'calculations',
  'demo-entries',
  'editing',
  'indexnow',
  'customers',
  'imports',
  'inbound-mail',
  'inbox',
  'invoices',
  'lead-probe',
  'media',
  'offers',
  'orders',
  'orders/conversation',
  'orders/requisites',
  'production',
  'proofs',
  'platform/database',
  'reactions',
  'redirects',
  'search',
  'staff',
])

it('every content table has a change trigger, and no other table', () => {
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
