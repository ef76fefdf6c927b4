import { expect, it } from 'vitest'
import { createAccessibleTables } from './accessible-tables.ts'

it('lets the keyboard reach tables, and makes empty heads plain cells', () => {
  const html = '<p>Цены</p><table>\n<thead>\n<tr>\n<th></th>\n<th>S</th>\n</tr>\n</thead>\n</table>'
  expect(createAccessibleTables(html)).toBe(
    '<p>Цены</p><table tabindex="0">\n<thead>\n<tr>\n<td></td>\n<th>S</th>\n</tr>\n</thead>\n</table>',
  )
})
