import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'

describeServer('every response', (server) => {
  it.each([
    '/',
    '/catalog/',
    '/nowhere/',
    '/catalog',
    '/a%00b/',
    '/api/v1/site',
    '/api/v1/nowhere',
    '/healthz',
  ])('%s has HSTS for a long time, and nosniff', async (url) => {
    const { headers } = await server().app.inject({ url })
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
  })
})

it('has no HSTS on a site without TLS', () => {
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security')
})
