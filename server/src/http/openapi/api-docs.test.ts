import type { Endpoint } from '@rapport/contract/endpoints/endpoint'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { errorResponse } from '@rapport/contract/errors/error-response'
import { QUANTITY_MAX } from '@rapport/contract/orders/order-limits'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { describeServer, publicUrl } from '../../../test/server-app.ts'
import { docsPage } from './api-docs.ts'
import { describeApi } from './openapi.ts'
import type { JsonSchema } from './schemas.ts'

describe('the API description', () => {
  const description = describeApi(publicUrl)
  const text = JSON.stringify(description)

  it('names every endpoint, with its method and path', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [call.operationId, method, path]),
    )
    const expected = Object.entries(endpointRoutes).map(([name, { method, path }]) => [
      name,
      method.toLowerCase(),
      path.replace(/:(\w+)/g, '{$1}'),
    ])
    expect(described.sort()).toEqual(expected.sort())
  })

  it('has no dangling references', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(references.length).toBeGreaterThan(20)
    for (const reference of new Set(references)) {
      const [, kind, name = ''] = /^#\/components\/(schemas|responses)\/(\w+)$/.exec(reference) ?? []
      const held = kind === 'responses' ? description.components.responses : description.components.schemas
      expect([reference, Object.keys(held)]).toEqual([reference, expect.arrayContaining([name])])
    }
    expect(text).not.toContain('$defs')
  })

  it('names the required headers of each endpoint, and whether it needs a bearer token', () => {
    const of = (name: keyof typeof endpoints) => {
      const { method, path } = endpoints[name]
      const call = description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const headers = call?.parameters.filter((one) => one.in === 'header').map((one) => one.name)
      return [headers, call && 'security' in call ? call.security : undefined]
    }
    expect(of('getPosts')).toEqual([[], undefined])
    expect(of('getPost')).toEqual([['X-Visitor-Id'], [{}, { bearer: [] }]])
    expect(of('likePost')).toEqual([
      ['X-Requested-With', 'X-Visitor-Id'],
      [{}, { bearer: [] }],
    ])
    expect(of('getUser')).toEqual([[], [{ bearer: [] }]])
    expect(of('logout')).toEqual([['X-Requested-With'], [{ bearer: [] }]])
    expect(of('sendOrderMail')).toEqual([
      ['X-Requested-With', 'X-Visitor-Id', 'Idempotency-Key'],
      [{}, { bearer: [] }],
    ])
  })

  it('is an OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(text))
    expect([valid, errors]).toEqual([true, undefined])
  })

  const parsed = (schema: z.$ZodType, value: unknown) => z.safeParse(schema, value).error?.issues
  const callOf = (name: keyof typeof endpoints) => {
    const { method, path } = endpoints[name]
    const call = description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (!call) throw new Error(`${name} is not described`)
    return call
  }

  it.each(Object.keys(endpoints) as (keyof typeof endpoints)[])(
    'has examples of %s that match its schemas',
    (name) => {
      const endpoint: Endpoint = endpoints[name]
      const call = callOf(name)
      const given = (place: string) =>
        Object.fromEntries(
          call.parameters.filter((one) => one.in === place).map((one) => [one.name, String(one.example)]),
        )
      if (endpoint.params) expect(parsed(endpoint.params, given('path'))).toBeUndefined()
      if (endpoint.query) expect(parsed(endpoint.query, given('query'))).toBeUndefined()
      const body = 'requestBody' in call ? call.requestBody?.content['application/json']?.example : undefined
      if (endpoint.form) expect(parsed(endpoint.form, body)).toBeUndefined()
      const { example } = call.responses[200].content['application/json']
      expect(z.safeParse(endpoint.result, (example as { result: unknown }).result)).toMatchObject({
        success: true,
        data: (example as { result: unknown }).result,
      })
    },
  )

  function bodyOf(name: keyof typeof endpoints): Record<string, JsonSchema> {
    const call = callOf(name)
    const body = 'requestBody' in call ? call.requestBody?.content['multipart/form-data'] : undefined
    return (body?.schema.properties ?? {}) as Record<string, JsonSchema>
  }
  const form = () => bodyOf('sendOrderMail')
  const query = (name: string) => callOf('getPosts').parameters.find((one) => one.name === name)?.schema

  it('names the limits of the schemas', () => {
    expect(form()).toMatchObject({
      name: { type: 'string', minLength: 1, maxLength: 30, pattern: expect.stringContaining('А-Яа-яЁё') },
      phone: { type: 'string', minLength: 1, maxLength: 40 },
      email: { type: 'string', minLength: 1, maxLength: 254, format: 'idn-email' },
      comment: { type: 'string', maxLength: 3000 },
      isCatalog: { enum: [true, false, 1, 0, '1', '0', 'on', 'true', 'false'] },
      quantity: { minimum: 1 },
      cityId: { minimum: 1, maximum: 2 ** 31 - 1 },
      utmSource: { type: 'string', maxLength: 255 },
      referrerUrl: { type: 'string', maxLength: 2000 },
      'files[]': { type: 'array', maxItems: 5, items: { maxLength: 100 * 1024 * 1024 } },
    })
    expect([query('limit'), query('offset')]).toEqual([
      { type: 'integer', minimum: 1, maximum: 48 },
      { type: 'integer', minimum: 0, maximum: 100_000 },
    ])
    const password = bodyOf('storePassword')
    expect(password).toMatchObject({
      password: { minLength: 8, maxLength: 128 },
      code: { pattern: '^\\d{6}$' },
    })
    expect(callOf('getSeo').parameters[0]?.schema.enum).toEqual(['page', 'catalog', 'post', 'city'])
  })

  it('names true limits: values within them are accepted, and values beyond them rejected', () => {
    const order = { name: 'Анна', phone: '9001234567', email: 'anna@example.ru' }
    const isTaken = (field: string, value: unknown) =>
      z.safeParse(endpoints.sendOrderMail.form, { ...order, [field]: value }).success
    for (const spelling of form().isCatalog?.enum ?? [])
      expect([spelling, isTaken('isCatalog', spelling)]).toEqual([spelling, true])
    expect(isTaken('isCatalog', 'yes')).toBe(false)
    for (const [field, at, beyond] of [
      ['quantity', 1, 0],
      ['quantity', QUANTITY_MAX, QUANTITY_MAX + 1],
      ['cityId', 2 ** 31 - 1, 2 ** 31],
      ['comment', 'я'.repeat(3000), 'я'.repeat(3001)],
      ['name', 'я'.repeat(30), 'я'.repeat(31)],
      ['utmTerm', 'я'.repeat(255), 'я'.repeat(256)],
    ] as const)
      expect([field, isTaken(field, at), isTaken(field, beyond)]).toEqual([field, true, false])
  })

  it('names every status of an endpoint, each error with its shape and message', () => {
    const statuses = (name: keyof typeof endpoints) => Object.keys(callOf(name).responses).map(Number)
    expect(statuses('getCities')).toEqual([200, 304, 500, 503])
    expect(statuses('getPosts')).toEqual([200, 304, 400, 422, 500, 503])
    expect(statuses('searchCatalog')).toContain(429)
    expect(statuses('getPost')).toEqual([200, 304, 400, 404, 422, 500, 503])
    expect(statuses('likePost')).toEqual([200, 400, 403, 404, 422, 429, 500, 503])
    expect(statuses('sendOrderMail')).toEqual([200, 400, 403, 413, 415, 422, 429, 500, 503])
    expect(statuses('updateUser')).toEqual([200, 400, 401, 403, 413, 415, 422, 500, 503])
    for (const [name, response] of Object.entries(description.components.responses)) {
      if (name === 'NotModified') continue
      const { example } = (response as { content: { 'application/json': { example: unknown } } }).content[
        'application/json'
      ]
      expect([name, parsed(errorResponse, example)]).toEqual([name, undefined])
    }
  })

  it('is escaped on its page', () => {
    const evil = '<script>alert("1")</script>&'
    const page = docsPage({
      ...description,
      info: { title: evil, version: '1' },
      components: {
        ...description.components,
        schemas: { [evil]: { type: 'object', properties: { [evil]: { const: evil } } } },
      },
    })
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;script&gt;')
  })
})

describeServer('the API page', (server) => {
  it('shows each endpoint and each named object, without a script, under its own policy', async () => {
    const answer = await server().app.inject({ url: '/api/docs/' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(answer.body).not.toMatch(/<script|\son\w+=|style="|undefined|\[object/)
    for (const [name, { method, path }] of Object.entries(endpointRoutes)) {
      expect(answer.body).toContain(
        `<h3 id="${name}"><code>${method} ${path.replace(/:(\w+)/g, '{$1}')}</code></h3>`,
      )
    }
    const ids = [...answer.body.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of answer.body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
    const again = await server().app.inject({
      url: '/api/docs/',
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('is the target of its path without a slash', async () => {
    const { statusCode, headers } = await server().app.inject({ url: '/api/docs' })
    expect([statusCode, headers.location]).toEqual([301, '/api/docs/'])
  })
})
