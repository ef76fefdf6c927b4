import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEnv, StartError, variableNames } from './env.ts'

describe('readEnv', () => {
  it('has the documented defaults', () => {
    const env = readEnv({})
    expect(env).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, PUBLIC_URL: 'http://localhost:3000' })
    expect(env).toMatchObject({ DATA_DIR: './var', DATABASE_URL: '', SMTP_URL: '', DEMO_CONTENT: 'on' })
  })

  it.each([
    [{ PORT: 'three' }, /^PORT="three" is not allowed: it has to be a whole number from 0 to 65535/],
    [{ PORT: '70000' }, /^PORT="70000" is not allowed/],
    [{ DEMO_CONTENT: 'yes' }, /^DEMO_CONTENT="yes" is not allowed: it has to be on, off or starter/],
    [{ PUBLIC_URL: 'rapport.example' }, /^PUBLIC_URL="rapport.example" is not allowed: .*http:\/\//],
    [{ SMTP_URL: 'smtp://mail.example?tls=no' }, /^SMTP_URL=.*\?tls=off/],
    [{ CRM_WEBHOOK_URL: 'http://crm.example/hook' }, /^CRM_WEBHOOK_URL=.*https:\/\//],
    [{ CRM_WEBHOOK_URL: 'http://localhost.crm.example/hook' }, /^CRM_WEBHOOK_URL=.*https:\/\//],
    [{ CRM_WEBHOOK_URL: 'ftp://localhost/hook' }, /^CRM_WEBHOOK_URL=.*https:\/\//],
    [{ YANDEX_METRIKA_ID: '1;alert(1)' }, /^YANDEX_METRIKA_ID=.*12345678/],
    [{ GTM_ID: 'UA-123456' }, /^GTM_ID=.*GTM-ABC123/],
    [{ VK_PIXEL_ID: '123456' }, /^VK_PIXEL_ID=.*VK-RTRG-/],
    ...['0', '-1', 'abc', '1.5', '100000'].map((LEAD_PROBE_MINUTES): [Record<string, string>, RegExp] => [
      { LEAD_PROBE_MINUTES },
      /^LEAD_PROBE_MINUTES="[^"]+" is not allowed: it has to be a whole number from 1 to 1440/,
    ]),
    [{ LEAD_PROBE_MAIL: 'nobody' }, /^LEAD_PROBE_MAIL="nobody" is not allowed: it has to be a mail address/],
    [{ DATABASE_URL: 'mysql://a/b' }, /^DATABASE_URL=.*postgres:\/\//],
  ])('throws StartError with variable, value and allowed values: %o', (source, message) => {
    const read = () => readEnv(source)
    expect(read).toThrow(StartError)
    expect(read).toThrow(message)
  })

  it.each([
    { CRM_WEBHOOK_URL: 'https://crm.example/hook' },
    { CRM_WEBHOOK_URL: 'http://localhost:8080/hook' },
    { CRM_WEBHOOK_URL: 'http://127.0.0.1:8080/hook' },
    { CRM_WEBHOOK_URL: 'http://[::1]:8080/hook' },
    { SMTP_URL: 'smtp://mail.example:587' },
    { SMTP_URL: 'smtp://127.0.0.1:25?tls=off' },
    { SMTP_URL: 'smtps://me:secret@mail.example' },
  ])('accepts %o', (source) => {
    expect(readEnv(source)).toMatchObject(source)
  })

  it('does not print a password in an invalid value', () => {
    expect(() => readEnv({ SMTP_URL: 'http://me:secret@host' })).toThrow(/^(?!.*secret)/)
  })

  it('has no test orders by default', () => {
    expect(readEnv({}).LEAD_PROBE_MINUTES).toBeUndefined()
    expect(readEnv({ LEAD_PROBE_MINUTES: '1440' }).LEAD_PROBE_MINUTES).toBe(1440)
  })

  it('treats an empty value as unset', () => {
    expect(readEnv({ PORT: '', HOST: '' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1' })
  })

  it('has every variable documented in .env.example', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
    const documented = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1])
    expect(documented.sort()).toEqual(variableNames.toSorted())
  })
})
