import { expect, it } from 'vitest'
import { catalogMenu } from './catalog-menu.ts'

const special = (slug: string, name: string, parentSlug: string | null = null) => ({
  id: 1,
  slug,
  parentSlug,
  kind: slug.startsWith('pechat') ? ('special' as const) : ('landing' as const),
  name,
})

it('The special products have a menu of their own, «Печать на ткани», and so have the wholesale pages', () => {
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

it('A factory without any has no such menus', () => {
  expect(catalogMenu({ groups: [], specials: [], landings: [] })).toEqual([])
})
