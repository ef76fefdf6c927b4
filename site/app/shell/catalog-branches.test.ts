import { expect, it } from 'vitest'
import { catalogBranches } from './catalog-branches.ts'

const special = (slug: string, name: string, parentSlug: string | null = null) => ({
  id: 1,
  slug,
  parentSlug,
  kind: slug.startsWith('pechat') ? ('special' as const) : ('landing' as const),
  name,
})

it('The special products have a menu of their own, «Печать на ткани», and so have the wholesale pages', () => {
  const branches = catalogBranches({
    groups: [],
    specials: [special('pechat-na-tkani', 'Печать на ткани'), special('pechat-na-shelke', 'Печать на шёлке')],
    landings: [
      special('dlya_magazinov_i_butikov', 'Для магазинов и бутиков'),
      special('odejda', 'Одежда', 'dlya_magazinov_i_butikov'),
    ],
  })
  expect(branches.map(({ name, to, branches: below }) => [name, to, below.map((one) => one.to)])).toEqual([
    ['Печать на ткани', '/catalog/pechat-na-tkani/', ['/catalog/pechat-na-shelke/']],
    ['Для магазинов и бутиков', '/catalog/dlya_magazinov_i_butikov/', ['/catalog/odejda/']],
  ])
})

it('A factory without any has no such menus', () => {
  expect(catalogBranches({ groups: [], specials: [], landings: [] })).toEqual([])
})
