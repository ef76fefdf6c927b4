import type { CounterIds } from '@rapport/contract/page'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, type MapsUse, type PolicyOptions } from './content-security-policy.ts'

const policy = (options: Partial<PolicyOptions> = {}) =>
  contentSecurityPolicy(["'sha256-x'"], { development: false, maps: 'none', video: false, ...options })
const sources = (maps: MapsUse, directive: string) =>
  policy({ maps })
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))

it('allows no foreign sources without the maps service', () => {
  expect(policy()).not.toContain('yandex')
  expect(sources('none', 'script-src')).toBe("script-src 'self' 'sha256-x'")
})

it('allows only the script of the maps service for the visitor’s location', () => {
  expect(sources('location', 'script-src')).toBe(
    "script-src 'self' 'sha256-x' https://api-maps.yandex.ru https://yastatic.net/s3/front-maps-static/maps-front-jsapi-v2-1/",
  )
  expect(sources('location', 'connect-src')).toBe("connect-src 'self' https://api-maps.yandex.ru")
  expect(sources('location', 'img-src')).toBe("img-src 'self' data:")
})

it('allows all sources of the maps service for a map', () => {
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(sources('map', directive)).toContain('https://*.maps.yandex.net')
})

it('allows frames of the video host for videos only', () => {
  expect(policy({ maps: 'map' })).toContain("; frame-src 'none';")
  expect(policy({ video: true })).toContain('; frame-src https://rutube.ru;')
  const others = policy({ video: true }).replace(/(?:frame|img)-src [^;]+/g, '')
  expect(others).not.toContain('rutube')
})

it('allows thumbnails of the video host for videos only', () => {
  expect(policy({ maps: 'map' })).not.toContain('rutube')
  expect(policy({ video: true })).toContain(
    "img-src 'self' data: https://rutube.ru https://pic.rtbcdn.ru https://pic.rutubelist.ru;",
  )
})

it('allows enabled counters only', () => {
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

it('never allows unknown inline scripts, framing by others, or forms to other sites', () => {
  for (const maps of ['none', 'location', 'map'] as const) {
    expect(sources(maps, 'script-src')).not.toContain('unsafe')
    expect(sources(maps, 'frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(sources(maps, 'form-action')).toBe("form-action 'self'")
  }
})
