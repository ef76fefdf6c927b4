import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'

describeServer('every answer', (server) => {
  it.each([
    '/',
    '/catalog/',
    '/nowhere/',
    '/catalog',
    '/a%00b/',
    '/api/v1/site',
    '/api/v1/nowhere',
    '/healthz',
  ])('%s asks for TLS for a long time, and lets no browser guess what it is', async (url) => {
    const { headers } = await server().app.inject({ url })
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
  })
})

it('asks for no TLS where the site has none', () => {
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security')
})
