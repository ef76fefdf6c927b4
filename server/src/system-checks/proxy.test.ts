import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { buildApp } from '../../test/build-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { readEnv } from '../platform/process/env.ts'
import { checkProxy } from './checks/proxy.ts'
import { checkPublicUrl } from './checks/public-url.ts'

type Rewrite = (headers: IncomingHttpHeaders) => IncomingHttpHeaders

const overwrite: Rewrite = ({ host, ...headers }) => ({
  ...headers,
  host,
  'x-forwarded-for': '198.51.100.4',
  'x-forwarded-host': host,
})
const append: Rewrite = (headers) => ({
  ...headers,
  'x-forwarded-for': `${headers['x-forwarded-for']}, 198.51.100.4`,
  'x-forwarded-host': undefined,
})
const loseHost: Rewrite = (headers) => ({
  ...overwrite(headers),
  host: 'app:3000',
  'x-forwarded-host': undefined,
})
const passOn: Rewrite = (headers) => ({ ...headers })

describeOnDatabase('the check of the proxy', (database) => {
  /** Runs the site behind a real proxy that changes headers, and checks it through the proxy. */
  async function codesBehind(rewrite: Rewrite | undefined, TRUST_PROXY: string): Promise<string[]> {
    const proxy = createServer((incoming, outgoing) => {
      const headers = Object.fromEntries(
        Object.entries((rewrite ?? passOn)(incoming.headers)).filter(([, value]) => value !== undefined),
      )
      const passed = request(
        { host: '127.0.0.1', port: sitePort, path: incoming.url, method: incoming.method, headers },
        (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(outgoing)
        },
      )
      incoming.pipe(passed)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const variables = {
      PUBLIC_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      TRUST_PROXY,
      APP_SECRET: 'what the tests sign and derive by',
    }
    const server = await buildApp(database(), { variables })
    const sitePort = Number(new URL(await server.listen()).port)
    const { orm } = database()
    const deps = { env: readEnv(variables), orm, storage: undefined, dataDir: '', isRunning: true }
    const results = [...(await checkPublicUrl(deps)), ...(await checkProxy(deps))]
    await server.close()
    proxy.closeAllConnections()
    proxy.close()
    return results.map(({ code }) => code)
  }

  it.each([
    ['accepts a proxy that overwrites', overwrite, '127.0.0.1', ['proxy-ok']],
    ['accepts a proxy that appends the IP and removes the host', append, '1', ['proxy-ok']],
    ['notices an untrusted proxy', overwrite, 'off', ['proxy-untrusted']],
    ['notices a lost host', loseHost, '1', ['proxy-host']],
    ['notices forged headers that are passed on', passOn, '1', ['proxy-forged-ip', 'proxy-forged-host']],
    ['notices too many hops', append, '2', ['proxy-forged-ip']],
    ['sees no proxy where headers arrive unchanged and are ignored', passOn, 'off', ['proxy-none']],
  ] as [string, Rewrite, string, string[]][])('%s', async (_, rewrite, trust, codes) => {
    expect(await codesBehind(rewrite, trust)).toEqual(['public-url-ok', ...codes])
  })

  it('answers 404 without a valid token', async () => {
    const server = await buildApp(database())
    for (const token of ['', '1', `9999999999999.${'0'.repeat(64)}`]) {
      const headers = { 'x-system-check': token }
      expect((await server.app.inject({ url: '/healthz/proxy', headers })).statusCode).toBe(404)
    }
    await server.close()
  })
})
