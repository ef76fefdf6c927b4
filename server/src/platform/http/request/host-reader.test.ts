import { describe, expect, it } from 'vitest'
import { createHostReader } from './host-reader.ts'

describe('a Host header', () => {
  const local = createHostReader('http://localhost:3000')
  const live = createHostReader('https://www.rapport.example')

  it.each([
    ['localhost:3000', 'localhost:3000'],
    ['spb.localhost:3000', 'spb.localhost:3000'],
    ['SPB.LocalHost:3000', 'spb.localhost:3000'],
    ['spb.localhost.:3000', 'spb.localhost:3000'],
    ['a.b.localhost:3000', 'a.b.localhost:3000'],
  ])('of ours has one spelling: %s is %s', (header, host) => expect(local(header)).toBe(host))

  it.each([
    ['www.rapport.example', 'www.rapport.example'],
    ['rapport.example', 'rapport.example'],
    ['spb.rapport.example.', 'spb.rapport.example'],
    ['spb.rapport.example:443', 'spb.rapport.example'],
    ['rapport.example.:443', 'rapport.example'],
  ])('below a base with www has one spelling: %s is %s', (header, host) => expect(live(header)).toBe(host))

  it.each([
    undefined,
    '',
    'evil.example',
    'evil-localhost:3000',
    'localhost:3001',
    'localhost',
    'spb.localhost:80',
    '127.0.0.1:3000',
    '[::1]:3000',
    '[::1%eth0]',
    '.localhost:3000',
    'spb..localhost:3000',
    'spb.localhost..:3000',
    'user@spb.localhost:3000',
    'spb.localhost:3000/../x',
    'spb.localhost:3000\u0000',
    'spb_1.localhost:3000',
    'spb localhost:3000',
    'спб.localhost:3000',
    `${'a'.repeat(64)}.localhost:3000`,
    `${'a.'.repeat(200)}localhost:3000`,
    `${'a'.repeat(20_000)}`,
  ])('that is foreign or malformed is read as the base: %s', (header) =>
    expect(local(header)).toBe('localhost:3000'),
  )
})
