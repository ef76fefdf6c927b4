import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Parts of an element that the browser makes itself. */
const BROWSER_PART = /:has\(.*::(?!before|after|backdrop|marker)[\w-]+/

const listSelectors = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(/[{}]/)
    .filter((_, index, parts) => index < parts.length - 1)
    .flatMap((rule) => rule.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())

const isCostly = (selector: string) => !selector.startsWith('@') && BROWSER_PART.test(selector)

test('No selector with :has() ends with a part like ::placeholder: Chromium 156 restyles the whole page at each change', () => {
  const files = globSync('{site,admin}/app/**/*.css', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    listSelectors(readFileSync(join(ROOT, file), 'utf8'))
      .filter(isCostly)
      .map((selector) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
})

test('Such a selector is found', () => {
  expect(
    listSelectors('a:not(:has(b)) > details::details-content, i { color: red }').filter(isCostly),
  ).toEqual(['a:not(:has(b)) > details::details-content'])
  expect(isCostly('.form:has(.input:focus)::before')).toBe(false)
})
