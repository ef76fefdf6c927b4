import { CHECK_NAMES, type SystemChecks } from '@rapport/staff-contract/system/system-checks'
import { expect, it } from 'vitest'
import { describeStaff } from '../../test/staff-app.ts'
import { diagnose } from './doctor.ts'

describeStaff('the checks in the back office', (server) => {
  it('are shown to owners, repeated for a minute, and made again on request', async () => {
    const owner = await server().signedIn('owner')
    const ask = async (query = {}) => (await owner.call('getSystemChecks', { query })).result as SystemChecks
    const [first, second] = await Promise.all([ask(), ask()])
    expect(first).toEqual(second)
    const at = server().clock.now.getTime()
    server().clock.now = new Date(at + 30_000)
    expect(await ask()).toEqual(first)
    expect((await ask({ again: '1' })).checkedAt).not.toBe(first?.checkedAt)
    server().clock.now = new Date(at + 120_000)
    expect(Date.parse((await ask()).checkedAt)).toBe(at + 120_000)
    expect(new Set(first?.findings.map(({ check }) => check))).toEqual(new Set(CHECK_NAMES))
    expect(first?.findings.find(({ check }) => check === 'database')?.code).toBe('database-ok')
  })

  it('are refused to other roles', async () => {
    for (const role of ['editor', 'manager', 'seo', 'viewer'] as const)
      expect((await (await server().signedIn(role)).call('getSystemChecks')).status).toBe(403)
  })
})

it('prints one line and code 1 for an invalid variable', async () => {
  expect(await diagnose({ METRICS_PORT: 'http' })).toEqual({
    lines: [
      'broken    environment  METRICS_PORT="http" is not allowed: it has to be a whole number from 1 to 65535. Fix: Correct the variable; .env.example lists the allowed values.',
    ],
    exitCode: 1,
  })
})

it('prints the fix and no secret if database and store do not answer', async () => {
  const { lines, exitCode } = await diagnose({
    DATABASE_URL: 'postgres://ivan:geheim@127.0.0.1:1/x',
    STORAGE_URL: 's3://KEY:geheim@127.0.0.1:1/bucket?tls=off',
    SMTP_URL: 'smtp://ivan:geheim@127.0.0.1:1',
    PORT: '1',
  })
  expect(exitCode).toBe(1)
  expect(lines.join('\n')).toContain(
    'broken    database     The PostgreSQL server of DATABASE_URL does not answer',
  )
  for (const check of ['storage', 'mail'])
    expect(lines.find((line) => line.startsWith(`broken    ${check.padEnd(12)} `))).toContain(' Fix: ')
  expect(lines.join('\n')).not.toMatch(/geheim|KEY:/)
})
