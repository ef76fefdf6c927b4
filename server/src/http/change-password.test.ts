import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'

describeServer('well-known addresses', (server) => {
  const get = async (url: string) => {
    const { statusCode, headers } = await server().app.inject(url)
    return [statusCode, headers.location]
  }

  it('redirects a password manager to the page that changes a password', async () => {
    expect(await get('/.well-known/change-password')).toEqual([302, '/account/security/'])
  })

  it.each([
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/.well-known/',
    '/.well-known/traffic-advice/',
  ])('answers 404 at once for the unknown address %s', async (url) => {
    expect(await get(url)).toEqual([404, undefined])
  })
})
