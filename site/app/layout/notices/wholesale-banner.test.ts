import { expect, it } from 'vitest'
import { wholesaleBannerPath } from './wholesale-banner.tsx'

const landings = [
  { slug: 'dlya_magazinov_i_butikov', parentSlug: null, kind: 'landing' },
  { slug: 'odejda', parentSlug: 'dlya_magazinov_i_butikov', kind: 'landing' },
] as const
const LIST = '/catalog/dlya_magazinov_i_butikov/'
const bannerPath = (pathname: string, found = true) => wholesaleBannerPath(pathname, found, landings)

it.each([
  '/catalog/',
  '/catalog/trikotaj/',
  '/individualnyy-zakaz/',
  '/contacts/',
  '/help/',
  '/policy/',
  '/blogger/',
])('links to the wholesale pages on %s', (pathname) => expect(bannerPath(pathname)).toBe(LIST))

it.each([
  ['a wholesale page', '/catalog/odejda/'],
  ['the list of wholesale pages', '/catalog/dlya_magazinov_i_butikov/'],
  ['Home', '/'],
  ['Blog', '/blog/'],
  ['Blog', '/blog/page-2/'],
  ['BlogPost', '/blog/kak-sshit/'],
  ['Account', '/account/orders/'],
  ['Search', '/search/'],
  ['Search', '/search/polo/'],
])('is not shown on %s: %s', (_, pathname) => expect(bannerPath(pathname)).toBeUndefined())

it('is not shown on the not-found page', () => expect(bannerPath('/catalog/nowhere/', false)).toBeUndefined())

it('is not shown without wholesale pages', () =>
  expect(wholesaleBannerPath('/catalog/', true, [])).toBeUndefined())
