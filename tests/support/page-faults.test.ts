import { expect, it } from 'vitest'
import { findPageFaults } from './page-faults.ts'

const page = (main: string, title = 'Ситец') =>
  `<html><head><title>${title}</title></head><body><h1>Ситец</h1>${main}</body></html>`

it.each([
  ['an empty list', '<ul class="a"></ul>'],
  ['an empty paragraph', '<p> </p>'],
  ['a section with only a heading', '<section><div><h2>Карта</h2></div><div></div></section>'],
  ['a link without a target', '<a href="">Почта</a>'],
  ['a link without an address', '<a href="mailto:">Почта</a>'],
  ['a second main heading', '<h1>Ещё</h1>'],
  ['an empty value in structured data', '<script type="application/ld+json">{"sameAs":[]}</script>'],
])('finds %s', (_what, main) => {
  expect(findPageFaults(page(main))).toHaveLength(1)
})

it.each(['', 'Каталог — Ситец,', 'Ситец: ', 'Часы: .', 'undefined — Ситец'])(
  'finds a cut title: «%s»',
  (title) => {
    expect(findPageFaults(page('', title))).toHaveLength(1)
  },
)

it('accepts a whole page, and parts that a script shows later', () => {
  const later = '<recent-queries hidden=""><ul></ul></recent-queries><template><ul></ul></template>'
  expect(findPageFaults(page(`<ul><li>Лён</li></ul><p role="status"></p>${later}`))).toEqual([])
})
