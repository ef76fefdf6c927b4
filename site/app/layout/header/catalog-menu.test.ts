import { expect, it } from 'vitest'
import { catalogMenu } from './catalog-menu.ts'

const special = (slug: string, name: string, parentSlug: string | null = null) => ({
  id: 1,
  slug,
  parentSlug,
  kind: slug.startsWith('pechat') ? ('special' as const) : ('landing' as const),
  name,
})

it('puts special products and wholesale pages into their own menus', () => {
  const items = catalogMenu({
    groups: [],
    specials: [special('pechat-na-tkani', 'Печать на ткани'), special('pechat-na-shelke', 'Печать на шёлке')],
    landings: [
      special('dlya_magazinov_i_butikov', 'Для магазинов и бутиков'),
      special('odejda', 'Одежда', 'dlya_magazinov_i_butikov'),
    ],
  })
  expect(items.map(({ name, to, items: below }) => [name, to, below.map((one) => one.to)])).toEqual([
    ['Печать на ткани', '/catalog/pechat-na-tkani/', ['/catalog/pechat-na-shelke/']],
    ['Для магазинов и бутиков', '/catalog/dlya_magazinov_i_butikov/', ['/catalog/odejda/']],
  ])
})

it('has no such menus without special products and wholesale pages', () => {
  expect(catalogMenu({ groups: [], specials: [], landings: [] })).toEqual([])
})
