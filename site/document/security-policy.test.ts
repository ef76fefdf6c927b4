import type { CounterIds } from '@rapport/contract/page'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, type MapsUse, type PolicyOptions } from './security-policy.ts'

const policy = (options: Partial<PolicyOptions> = {}) =>
  contentSecurityPolicy(["'sha256-x'"], { development: false, maps: 'none', video: false, ...options })
const sources = (maps: MapsUse, directive: string) =>
  policy({ maps })
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))

it('A page without the maps service may load nothing of others', () => {
  expect(policy()).not.toContain('yandex')
  expect(sources('none', 'script-src')).toBe("script-src 'self' 'sha256-x'")
})

it('A page that asks where the visitor is may load the service’s program alone, by its path where the host has more', () => {
  expect(sources('location', 'script-src')).toBe(
    "script-src 'self' 'sha256-x' https://api-maps.yandex.ru https://yastatic.net/s3/front-maps-static/maps-front-jsapi-v2-1/",
  )
  expect(sources('location', 'connect-src')).toBe("connect-src 'self' https://api-maps.yandex.ru")
  expect(sources('location', 'img-src')).toBe("img-src 'self' data:")
})

it('A page with a map may load all that maps need', () => {
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(sources('map', directive)).toContain('https://*.maps.yandex.net')
})

it('Only a page with videos may frame anything: the player of their host', () => {
  expect(policy({ maps: 'map' })).toContain("; frame-src 'none';")
  expect(policy({ video: true })).toContain('; frame-src https://rutube.ru;')
  const others = policy({ video: true }).replace(/(?:frame|img)-src [^;]+/g, '')
  expect(others).not.toContain('rutube')
})

it('Only a page with videos may show the pictures that their host has of them', () => {
  expect(policy({ maps: 'map' })).not.toContain('rutube')
  expect(policy({ video: true })).toContain(
    "img-src 'self' data: https://rutube.ru https://pic.rtbcdn.ru https://pic.rutubelist.ru;",
  )
})

it('A page may load the counters that are switched on, and no other', () => {
  const counting = (counters: CounterIds) => policy({ counters })
  expect(counting({ metrika: '1' })).toContain("'sha256-x' https://mc.yandex.ru ")
  expect(counting({ metrika: '1' })).not.toMatch(/google|vk\.com|mail\.ru|wss:|unsafe-eval/)
  expect(counting({ tagManager: 'GTM-A' })).not.toMatch(/yandex|vk\.com|mail\.ru/)
  expect(counting({ vkPixel: 'VK-RTRG-1-a' })).toContain("script-src 'self' 'sha256-x';")
  expect(counting({ vkPixel: 'VK-RTRG-1-a', vkRetargeting: 'VK-RTRG-1-a' })).toContain(
    "img-src 'self' data: https://vk.com/rtrg https://vk.com;",
  )
  expect(counting({ topMailRu: '1' })).toContain("connect-src 'self' https://top-fwz1.mail.ru;")
})

it('No page may run what is written into it, be framed, or send its forms elsewhere', () => {
  for (const maps of ['none', 'location', 'map'] as const) {
    expect(sources(maps, 'script-src')).not.toContain('unsafe')
    expect(sources(maps, 'frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(sources(maps, 'form-action')).toBe("form-action 'self'")
  }
})
