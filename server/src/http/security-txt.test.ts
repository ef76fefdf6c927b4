import { DAY_MS } from '@rapport/contract/hours/durations'
import { expect, it } from 'vitest'
import { describeServer, publicUrl } from '../../test/server-app.ts'

describeServer('/.well-known/security.txt', (server) => {
  it('names the contact for vulnerabilities, the languages, and its own URL', async () => {
    const { statusCode, headers, body } = await server().app.inject('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(body).toMatch(/^Preferred-Languages: ru, en$/m)
    expect(body).toContain(`\nCanonical: ${publicUrl}/.well-known/security.txt\n`)
  })

  it('is valid for months, and for less than a year', async () => {
    const { body } = await server().app.inject('/.well-known/security.txt')
    const days = (Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '') - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(365)
  })
})
