import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { download, isPublicAddress } from './guarded-download.ts'

const server = createServer((request, response) => {
  if (request.url === '/file') return response.end('abc')
  if (request.url === '/endless') return response.write('abc')
  if (request.url === '/away') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  if (request.url === '/loop') return response.writeHead(302, { location: '/loop' }).end()
  if (request.url === '/other') return response.writeHead(301, { location: 'file:///etc/passwd' }).end()
  return response.writeHead(404).end()
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close().closeAllConnections())

const isAllowed = (ip: string) => ip === '127.0.0.1'
const get = async (url: string, options = {}) => {
  const chunks = download(url, { isAllowed, maxBytes: 10, timeMs: 5000, ...options })
  return buffer(chunks).then(String, (error) => error.reason)
}

it('downloads from an allowed address, within limits of bytes and time', async () => {
  expect(await get(`http://${base}/file`)).toBe('abc')
  expect(await get(`http://${base}/file`, { maxBytes: 2 })).toBe('large')
  expect(await get(`http://${base}/endless`, { timeMs: 100 })).toBe('unreachable')
  expect(await get(`http://${base}/none`)).toBe('status')
})

it('refuses addresses and names of private networks before it connects', async () => {
  const refused = { isAllowed: isPublicAddress }
  const urls = [
    `${base}/file`,
    'localhost/',
    '127.1/',
    '2130706433/',
    '0x7f.1/',
    '[::1]/',
    '[::ffff:10.0.0.1]/',
  ]
  for (const url of urls) expect([url, await get(`http://${url}`, refused)]).toEqual([url, 'private'])
})

it('checks the address of every redirect', async () => {
  expect(await get(`http://${base}/away`)).toBe('private')
  expect(await get(`http://${base}/loop`)).toBe('redirects')
  expect(await get(`http://${base}/other`)).toBe('url')
})

it('refuses addresses that are no plain web address', async () => {
  for (const url of ['ftp://a.example/', 'file:///etc/passwd', 'http://user:secret@a.example/', 'нет'])
    expect(await get(url)).toBe('url')
})

it.each([
  ['8.8.8.8', true],
  ['2a02:6b8::2:242', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['nonsense', false],
])('knows whether %s is public: %s', (ip, isPublic) => {
  expect(isPublicAddress(ip)).toBe(isPublic)
})
