import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@rapport/contract/endpoints/endpoint'
import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { errorResponse } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import type { InjectOptions } from 'fastify'
import PostalMime from 'postal-mime'
import { beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/v4/core'
import { codeIn, goodPassword } from '../../../test/accounts-app.ts'
import { type EndpointSample, endpointSamples } from '../../../test/endpoint-samples.ts'
import { insertOffer } from '../../../test/offers/insert-offer.ts'
import { insertProof } from '../../../test/proofs/insert-proof.ts'
import { describeServer } from '../../../test/server-app.ts'

/** Endpoints promised to clients from the first day. Their paths never change. */
const PROMISED = `
  GET /api/v1/user
  POST /api/v1/user/auth/login
  POST /api/v1/user/auth/register
  POST /api/v1/user/auth/store-password
  POST /api/v1/user/auth/forgot-password
  POST /api/v1/user/auth/reset-password
  GET /api/v1/video-block-index
  GET /api/v1/company-clients
  GET /api/v1/company-licenses
  POST /api/v1/send-order-mail
  GET /api/v1/seo/show
  GET /api/v1/contacts/{id}
  GET /api/v1/posts
  GET /api/v1/posts/{slug}
  GET /api/v1/posts/like/{id}
  GET /api/v1/catalog/{slug}
  GET /api/v1/catalog/search/
  GET /api/v1/catalog/like/{id}
  GET /api/v1/prices/{erpId}/variant/{index}
  GET /api/v1/union-materials/{erpId}`
/** Endpoints added since. */
const ADDED_SINCE = `
  POST /api/v1/user/auth/logout
  PATCH /api/v1/user
  POST /api/v1/user/change-password
  GET /api/v1/user/orders
  GET /api/v1/user/orders/{number}
  GET /api/v1/user/favorites
  GET /api/v1/user/orders/{number}/files/{id}
  POST /api/v1/user/orders/{number}/cancellation
  DELETE /api/v1/user/favorites/{subject}/{id}
  GET /api/v1/contacts
  GET /api/v1/catalog
  GET /api/v1/materials/{erpId}`

const HOSTILE = [
  "'; drop table posts; --",
  "1' or '1'='1",
  '1); delete from users; --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '\u0000',
  '\ud800',
  '__proto__',
  'я'.repeat(5000),
]
const NO_TEXT = [null, true, -1, 0.5, 2 ** 53, 1e308, [], ['a'], {}, { $ne: null }]
const NO_SUCH_NUMBER = ['-1', '1.5', '1e3', '0x1', 'NaN', '2147483648', '9'.repeat(40)]

const names = Object.keys(endpointRoutes) as EndpointName[]
const endpointOf = (name: EndpointName): Endpoint & { method: string; path: string } => endpoints[name]
const changing = names.filter((name) => endpointOf(name).method !== 'GET' || name.startsWith('like'))
/**
 * Endpoints that succeed only once with the same input, or that need a file or an authenticator. They have
 * their own tests.
 */
const ONCE: EndpointName[] = [
  'completeSessionTransfer',
  'resetPassword',
  'changeEmail',
  'updateUserCompany',
  'updateUserCart',
  'exportUser',
  'removeUser',
  'endUserSession',
  'createPasskey',
  'updatePasskey',
  'deletePasskey',
  'loginByPasskey',
  'getUserOrderFile',
]
const email = 'anna@example.ru'

describeServer('every endpoint', (server) => {
  let samples: Record<EndpointName, EndpointSample>
  let requests = 0

  /** Sends a request from its own IP, so that no limit by address applies. */
  const send = (options: InjectOptions) => {
    requests += 1
    return server().app.inject({
      ...options,
      remoteAddress: `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
    })
  }
  function ask(
    name: EndpointName,
    sample: EndpointSample = samples[name],
    headers: Record<string, string> = {},
  ) {
    const { method, path } = endpointOf(name)
    const filledPath = path.replace(/:(\w+)/g, (_, part: string) => encode(sample.params?.[part] ?? ''))
    const query = Object.entries(sample.query ?? {}).map(([key, value]) => `${key}=${encode(value)}`)
    return send({
      method: method as 'GET',
      url:
        [filledPath, ...query.slice(0, 1)].join('?') +
        query
          .slice(1)
          .map((pair) => `&${pair}`)
          .join(''),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(name.startsWith('like') ? { 'x-visitor-id': 'visitor-1' } : {}),
        ...headers,
      },
      ...(sample.body ? { payload: sample.body } : {}),
    })
  }
  const encode = (text: string) => encodeURIComponent(text.toWellFormed())
  const logIn = async () => {
    const answer = await ask('login', { body: { email, password: goodPassword } })
    return { authorization: `Bearer ${answer.json().result.token}` }
  }
  const headersFor = async (name: EndpointName) => (endpointOf(name).bearer ? await logIn() : {})

  async function codeFor(to: string): Promise<string> {
    const directory = join(server().dataDir, 'mail')
    return vi.waitFor(
      async () => {
        for (const file of await readdir(directory)) {
          const mail = await PostalMime.parse(await readFile(join(directory, file)))
          if (file.endsWith('.eml') && mail.to?.some(({ address }) => address === to))
            return codeIn({ to: [to], mail })
        }
        throw new Error(`No mail to ${to} yet`)
      },
      { timeout: 20_000 },
    )
  }

  beforeAll(async () => {
    const passwords = { password: goodPassword, passwordConfirmation: goodPassword }
    for (const mailbox of [email, 'recovered@example.ru']) {
      await ask('register', { body: { email: mailbox } })
      const body = { email: mailbox, code: await codeFor(mailbox), name: 'Анна', policy: '1', ...passwords }
      expect((await ask('storePassword', { body })).statusCode).toBe(200)
    }
    const order = { name: 'Анна', phone: '+79001234567', email }
    const { number } = (await ask('sendOrderMail', { body: order }, await logIn())).json().result
    const other = await ask('sendOrderMail', { body: order }, await logIn())
    const saved = { lines: [{ itemId: 4, quantity: 10, operations: [] }], term: 'normal' }
    const { calculation } = (await ask('createCalculation', { body: saved })).json().result
    await ask('register', { body: { email: 'new@example.ru' } })
    samples = endpointSamples({
      orderNumber: number,
      cancelledNumber: other.json().result.number,
      calculationId: calculation.id,
      offerTokens: [
        await insertOffer(server().database, number, '2099-12-31'),
        await insertOffer(server().database, number, '2099-12-31'),
      ],
      proofTokens: [
        await insertProof(server().database, number),
        await insertProof(server().database, other.json().result.number),
      ],
      registration: { email: 'new@example.ru', code: await codeFor('new@example.ru') },
      recovery: { email: 'recovered@example.ru', code: '000000' },
    })
  })

  it('exists if it was promised', () => {
    const listed = (table: string) => table.trim().split(/\n\s*/)
    const ours = names.map(
      (name) => `${endpointRoutes[name].method} ${endpointRoutes[name].path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(ours).toEqual(expect.arrayContaining([...listed(PROMISED), ...listed(ADDED_SINCE)]))
    expect(listed(PROMISED)).toHaveLength(20)
  })

  it.each(names.filter((name) => !ONCE.includes(name)))(
    '%s answers in its shape, with its rule of caching',
    async (name) => {
      const answer = await ask(name, samples[name], await headersFor(name))
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/json; charset=utf-8',
      ])
      const { result, ...rest } = answer.json()
      expect(rest).toEqual({})
      expect(z.safeParse(endpoints[name].result, result)).toEqual({ success: true, data: result })
      const { cache, bearer } = endpointOf(name)
      expect(answer.headers['cache-control']).toBe(
        cache === 'private' ? 'private, no-store' : 'public, max-age=0, must-revalidate',
      )
      expect(typeof answer.headers.etag).toBe(cache === 'private' ? 'undefined' : 'string')
      if (bearer || cache === 'visitor') expect(answer.headers.vary).toContain('Authorization')
    },
  )

  it.each(names)('%s answers 405 with Allow to every other method', async (name) => {
    const path = endpointOf(name).path.replace(/:(\w+)/g, (_, part) => samples[name].params?.[part] ?? '')
    const methods = names
      .filter((other) => matches(endpointRoutes[other].path, path))
      .flatMap((other) =>
        endpointRoutes[other].method === 'GET' && !other.startsWith('like')
          ? ['GET', 'HEAD']
          : [endpointRoutes[other].method],
      )
    // «tables» is also the place of an id.
    const allowed = [...new Set<string>(methods)]
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (allowed.includes(method)) continue
      const answer = await send({ method, url: path, headers: { 'x-requested-with': 'XMLHttpRequest' } })
      expect([method, answer.statusCode]).toEqual([method, 405])
      expect(String(answer.headers.allow).split(', ').sort()).toEqual(allowed.toSorted())
      if (method !== 'HEAD') expect(answer.json().message).toBe(messages.methodNotAllowed)
    }
  })

  it.each(changing)('%s is rejected without X-Requested-With, and from another site', async (name) => {
    const own = await headersFor(name)
    for (const headers of [
      { 'x-requested-with': '' },
      { 'x-requested-with': 'fetch' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await ask(name, samples[name], { ...own, ...(headers as Record<string, string>) })
      expect([answer.statusCode, answer.json().message]).toEqual([403, messages.forbidden])
    }
  })

  it.each(names)('%s gives no access to a foreign or broken token', async (name) => {
    const { bearer, cache } = endpointOf(name)
    for (const authorization of [`Bearer ${'x'.repeat(43)}`, 'Bearer', 'Basic YTpi', "Bearer ' or 1=1"]) {
      const answer = await ask(name, samples[name], { authorization })
      if (bearer) expect([answer.statusCode, answer.json().message]).toEqual([401, messages.unauthorized])
      else expect(answer.statusCode).toBeLessThan(500)
      if (cache !== 'private') expect(answer.statusCode).toBe(200)
    }
  })

  it.each(names)('%s treats SQL, markup and invalid text in any field as data', async (name) => {
    const own = await headersFor(name)
    const sample = samples[name]
    const { params, query, form } = endpointOf(name)
    const fieldsOf = (schema: z.$ZodType | undefined) =>
      Object.keys((schema as z.$ZodObject | undefined)?._zod.def.shape ?? {})
    const tries: EndpointSample[] = [
      ...fieldsOf(params).flatMap((field) =>
        HOSTILE.map((text) => ({ ...sample, params: { ...sample.params, [field]: text } })),
      ),
      ...fieldsOf(query).flatMap((field) =>
        HOSTILE.map((text) => ({ ...sample, query: { ...sample.query, [field]: text } })),
      ),
      ...fieldsOf(form).flatMap((field) =>
        [...HOSTILE, ...NO_TEXT].map((value) => ({ ...sample, body: { ...sample.body, [field]: value } })),
      ),
    ]
    for (const tried of tries) {
      const answer = await ask(name, tried, own)
      const about = JSON.stringify(tried).slice(0, 300)
      expect(answer.statusCode, about).toBeLessThan(500)
      expect(answer.headers, about).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
      if (answer.statusCode === 200) continue
      expect(z.safeParse(errorResponse, answer.json()).error, about).toBeUndefined()
      expect(answer.body, about).not.toMatch(/<|select |drop |\bat \w+ \(|node_modules/)
      expect(answer.json().message, about).toMatch(/[а-яё]{3}/)
    }
    expect((await ask('getPosts')).json().result.total).toBe(2)
  })

  it.each(
    names
      .filter((name) => !endpointOf(name).bearer)
      // Ids of calculations are texts.
      .filter((name) => name !== 'getCalculation')
      .filter((name) => ['id', 'index'].some((part) => part in (samplesOf(name).params ?? {}))),
  )('%s answers 422 to impossible numbers', async (name) => {
    const [field = ''] = ['id', 'index'].filter((part) => part in (samples[name].params ?? {}))
    for (const value of NO_SUCH_NUMBER) {
      const answer = await ask(name, { params: { ...samples[name].params, [field]: value } })
      expect([value, answer.statusCode, answer.json().errors]).toEqual([
        value,
        422,
        { [field]: [messages.fieldInvalid] },
      ])
    }
  })

  it.each(names.filter((name) => samplesOf(name).unknown))(
    '%s answers 404 to a missing resource',
    async (name) => {
      const { unknown: params = {} } = samples[name]
      const answer = await ask(name, { params }, await headersFor(name))
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { message: messages.notFound, errors: { message: [messages.notFound] } },
      ])
    },
  )
})

/** Whether a path is one of a route: «estimate» is also the place of an id. */
const matches = (route: string, path: string): boolean =>
  route.split('/').length === path.split('/').length &&
  route.split('/').every((part, index) => part.startsWith(':') || part === path.split('/')[index])

/** The parts of a sample are known before its codes are. */
function samplesOf(name: EndpointName): EndpointSample {
  const nobody = { email: '', code: '' }
  const ids = {
    orderNumber: '',
    cancelledNumber: '',
    calculationId: '',
    offerTokens: ['', ''],
    proofTokens: ['', ''],
  } as const
  return endpointSamples({ ...ids, registration: nobody, recovery: nobody })[name]
}
