import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readEnv } from '../../platform/process/env.ts'
import { ignoreForgedIps } from './forwarded-ip.ts'

const PROXY = '10.0.0.2'

/** Returns the IP and host that a server with this TRUST_PROXY sees in a request from `peer`. */
async function seen(trust: string, peer: string, forwarded: string, host?: string) {
  const app = fastify({ trustProxy: readEnv({ TRUST_PROXY: trust }).TRUST_PROXY })
  ignoreForgedIps(app)
  app.get('/', async (request) => ({ ip: request.ip, host: request.host }))
  const headers = { host: 'own', 'x-forwarded-for': forwarded, ...(host ? { 'x-forwarded-host': host } : {}) }
  return (await app.inject({ url: '/', remoteAddress: peer, headers })).json()
}

it.each([
  ['off', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['1', PROXY, '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['1', PROXY, '203.0.113.9', '203.0.113.9'],
  ['2', PROXY, '1.2.3.4, 203.0.113.9, 10.0.0.3', '203.0.113.9'],
  ['10.0.0.0/8', PROXY, '1.2.3.4, 203.0.113.9, 10.0.0.3', '203.0.113.9'],
  ['10.0.0.0/8', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['10.0.0.0/8,2001:db8::/32', '2001:db8::1', '2001:db9::7', '2001:db9::7'],
  ['127.0.0.1', '127.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
])(
  'with TRUST_PROXY=%s a request from %s with X-Forwarded-For %s has the IP %s',
  async (trust, peer, forwarded, ip) => {
    expect((await seen(trust, peer, forwarded)).ip).toBe(ip)
  },
)

it.each(['<script>alert(1)</script>', 'unknown', '999.1.1.1', '', '203.0.113.9 or so', "' or 1=1"])(
  'ignores an invalid IP such as %j, and uses the proxy’s own',
  async (forwarded) => {
    for (const trust of ['1', '10.0.0.0/8']) expect((await seen(trust, PROXY, forwarded)).ip).toBe(PROXY)
  },
)

it('trusts a forwarded host of a trusted proxy only', async () => {
  expect((await seen('10.0.0.0/8', PROXY, '203.0.113.9', 'tula.example')).host).toBe('tula.example')
  expect((await seen('1', PROXY, '203.0.113.9', 'tula.example')).host).toBe('tula.example')
  expect((await seen('10.0.0.0/8', '203.0.113.9', '1.2.3.4', 'tula.example')).host).toBe('own')
  expect((await seen('off', PROXY, '203.0.113.9', 'tula.example')).host).toBe('own')
})
