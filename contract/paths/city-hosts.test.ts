import { describe, expect, it } from 'vitest'
import { cityAt, cityOrigin, findSubdomain, hasSubdomains } from './city-hosts.ts'

describe('cityOrigin', () => {
  it.each([
    ['', 'http://localhost:3000', 'http://localhost:3000'],
    ['spb', 'http://localhost:3000', 'http://spb.localhost:3000'],
    ['spb', 'https://rapport.example', 'https://spb.rapport.example'],
    ['', 'https://www.rapport.example', 'https://www.rapport.example'],
    ['spb', 'https://www.rapport.example', 'https://spb.rapport.example'],
  ])('puts the subdomain "%s" before the base %s: %s', (subdomain, base, origin) =>
    expect(cityOrigin(subdomain, base)).toBe(origin),
  )

  it('keeps the base for a base domain that is an IP address', () => {
    expect(
      ['http://127.0.0.1:3000', 'http://[::1]', 'http://localhost', 'https://1.ru'].map(hasSubdomains),
    ).toEqual([false, false, true, true])
  })
})

describe('subdomainOf and cityAt', () => {
  it.each([
    ['rapport.example', ''],
    ['www.rapport.example', ''],
    ['spb.rapport.example', 'spb'],
    ['www.spb.rapport.example', 'spb'],
    ['a.b.rapport.example', 'a.b'],
    ['notrapport.example', undefined],
    ['rapport.example.evil', undefined],
    ['rapport.example:8080', undefined],
  ])('resolves the host %s to the subdomain %s', (host, subdomain) =>
    expect(findSubdomain(host, 'https://rapport.example')).toBe(subdomain),
  )

  it('resolves an unknown host to the default city', () => {
    const cities = [
      { subdomain: '', isDefault: true },
      { subdomain: 'spb', isDefault: false },
    ]
    const at = (host: string) => cityAt(cities, host, 'http://localhost:3000')?.subdomain
    expect(['spb.localhost:3000', 'localhost:3000', 'omsk.localhost:3000', 'evil.example'].map(at)).toEqual([
      'spb',
      '',
      '',
      '',
    ])
    expect(cityAt([], 'localhost', 'http://localhost')).toBeUndefined()
  })
})
