import { calls } from '@rapport/contract/calls'
import { endpoints } from '@rapport/contract/endpoints'
import { expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { describeOnEachDatabase } from '../server/test/each-database.ts'
import { openWhole } from './open-whole.ts'

const slugs = { getTextPage: 'policy', getCatalogItem: 'polo' } as Record<string, string>

describeOnEachDatabase('the calls', (database) => {
  it('answer the result in the shape of their schema, with an ETag and 304', async () => {
    const { app, close } = await openWhole(database())
    for (const [name, endpoint] of Object.entries(endpoints)) {
      if (endpoint.method !== 'GET') continue
      const url = endpoint.path.replace(':slug', slugs[name] ?? '')
      const answer = await app.inject({ url })
      expect(answer.statusCode, name).toBe(200)
      const { result } = answer.json()
      expect(z.safeParse(endpoint.result, result).error, name).toBeUndefined()
      const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })
      expect(again.statusCode, name).toBe(304)
    }
    await close()
  })

  it('refuse in Russian: unknown things, unknown paths, wrong methods, with Allow', async () => {
    const { app, close } = await openWhole(database())
    const missing = await app.inject({ url: '/api/v1/catalog/nowhere' })
    expect([missing.statusCode, missing.json()]).toEqual([
      404,
      { message: expect.stringMatching(/[а-яё]/), errors: { message: [expect.stringMatching(/[а-яё]/)] } },
    ])
    expect((await app.inject({ url: '/api/v1/nowhere' })).statusCode).toBe(404)
    const wrong = await app.inject({ method: 'DELETE', url: calls.getCatalog.path })
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD'])
    const post = await app.inject({ url: calls.sendOrderMail.path })
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'POST'])
    const long = await app.inject({ url: `/api/v1/catalog/${'a'.repeat(200)}` })
    expect(long.statusCode).toBe(422)
    await close()
  })

  it('are described by an OpenAPI document made of the same schemas', async () => {
    const { app, close } = await openWhole(database())
    const document = (await app.inject({ url: '/api/v1/openapi.json' })).json()
    const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
      ([path, methods]) => Object.entries(methods).map(([method, call]) => [call.operationId, method, path]),
    )
    const expected = Object.entries(calls).map(([name, { method, path }]) => [
      name,
      method.toLowerCase(),
      path.replace(/:(\w+)/g, '{$1}'),
    ])
    expect(described).toEqual(expected)
    await close()
  })

  it('say whether the process lives and whether its parts answer', async () => {
    const { app, close } = await openWhole(database())
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
    await close()
  })
})
