import { expect, it } from 'vitest'
import { itemCrumbs } from './item-crumbs.ts'

const paths = (item: Parameters<typeof itemCrumbs>[0]) => itemCrumbs(item).map((crumb) => crumb.to)

it('leads to a product through its groups, each under its own group', () => {
  const item = {
    slug: 'polo',
    kind: 'regular',
    pathNames: ['Трикотаж', 'Футболки и поло', 'Поло'],
    pathSlugs: ['trikotaj', 'futbolki-i-polo', 'polo'],
  } as const
  expect(itemCrumbs({ ...item, pathNames: [...item.pathNames], pathSlugs: [...item.pathSlugs] })).toEqual([
    { label: 'Каталог', to: '/catalog/' },
    { label: 'Трикотаж', to: '/catalog/trikotaj/' },
    { label: 'Футболки и поло', to: '/catalog/trikotaj/futbolki-i-polo/' },
    { label: 'Поло', to: '/catalog/futbolki-i-polo/polo/' },
  ])
})

it('leads to a wholesale landing through the page for shops, all right under the catalogue', () => {
  const pathSlugs = ['dlya_magazinov_i_butikov', 'platya']
  const pathNames = ['Для магазинов и бутиков', 'Платья']
  expect(paths({ slug: 'platya', kind: 'landing', pathSlugs, pathNames })).toEqual([
    '/catalog/',
    '/catalog/dlya_magazinov_i_butikov/',
    '/catalog/platya/',
  ])
})

it('knows that the individual order stands outside the catalogue', () => {
  const slug = 'individualnyy-zakaz'
  expect(paths({ slug, kind: 'special', pathSlugs: [slug], pathNames: ['Индивидуальный заказ'] })).toEqual([
    '/individualnyy-zakaz/',
  ])
})
