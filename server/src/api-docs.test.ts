import { calls } from '@rapport/contract/calls'
import { endpoints } from '@rapport/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { describeServerOnEachDatabase, publicUrl } from '../test/server-app.ts'
import { docsPage } from './api-docs.ts'
import { describeApi } from './openapi.ts'

describe('the description of the calls', () => {
  const description = describeApi(publicUrl)
  const text = JSON.stringify(description)

  it('names every call, with its method and path', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [call.operationId, method, path]),
    )
    const expected = Object.entries(calls).map(([name, { method, path }]) => [
      name,
      method.toLowerCase(),
      path.replace(/:(\w+)/g, '{$1}'),
    ])
    expect(described).toEqual(expected)
  })

  it('refers to nothing that it does not hold', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(references.length).toBeGreaterThan(20)
    for (const reference of new Set(references)) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1] ?? ''
      expect([reference, Object.keys(description.components.schemas)]).toEqual([
        reference,
        expect.arrayContaining([name]),
      ])
    }
    expect(text).not.toContain('$defs')
  })

  it('says which headers a call needs, and whether a bearer', () => {
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
    expect(of('sendOrderMail')).toEqual([['X-Requested-With', 'Idempotency-Key'], undefined])
  })

  it('is escaped on its page, whatever it says', () => {
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

describeServerOnEachDatabase('the page of the calls', (server) => {
  it('shows each call and each named object, without a script, under a policy of its own', async () => {
    const answer = await server().app.inject({ url: '/api/docs/' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(answer.body).not.toMatch(/<script|\son\w+=|style="|undefined|\[object/)
    for (const [name, { method, path }] of Object.entries(calls)) {
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

  it('is led to from its address without a slash', async () => {
    const { statusCode, headers } = await server().app.inject({ url: '/api/docs' })
    expect([statusCode, headers.location]).toEqual([301, '/api/docs/'])
  })
})
