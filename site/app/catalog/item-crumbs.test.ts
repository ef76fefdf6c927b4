import { expect, it } from 'vitest'
import { getItemCrumbs } from './item-crumbs.ts'

const paths = (item: Parameters<typeof getItemCrumbs>[0]) => getItemCrumbs(item).map((crumb) => crumb.to)

it('lists the groups above a product', () => {
  const item = {
    slug: 'polo',
    kind: 'regular',
    pathNames: ['Трикотаж', 'Футболки и поло', 'Поло'],
    pathSlugs: ['trikotaj', 'futbolki-i-polo', 'polo'],
  } as const
  expect(getItemCrumbs({ ...item, pathNames: [...item.pathNames], pathSlugs: [...item.pathSlugs] })).toEqual([
    { label: 'Каталог', to: '/catalog/' },
    { label: 'Трикотаж', to: '/catalog/trikotaj/' },
    { label: 'Футболки и поло', to: '/catalog/trikotaj/futbolki-i-polo/' },
    { label: 'Поло', to: '/catalog/futbolki-i-polo/polo/' },
  ])
})

it('lists the page for shops above a wholesale landing', () => {
  const pathSlugs = ['dlya_magazinov_i_butikov', 'platya']
  const pathNames = ['Для магазинов и бутиков', 'Платья']
  expect(paths({ slug: 'platya', kind: 'landing', pathSlugs, pathNames })).toEqual([
    '/catalog/',
    '/catalog/dlya_magazinov_i_butikov/',
    '/catalog/platya/',
  ])
})

it('has no catalogue above the individual order', () => {
  const slug = 'individualnyy-zakaz'
  expect(paths({ slug, kind: 'special', pathSlugs: [slug], pathNames: ['Индивидуальный заказ'] })).toEqual([
    '/individualnyy-zakaz/',
  ])
})
