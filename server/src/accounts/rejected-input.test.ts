import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApp, codeIn, goodPassword, openAccountsApp } from '../../test/accounts-app.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { users } from './tables.ts'

const email = 'anna@example.ru'
const forms = {
  register: { email },
  forgotPassword: { email },
  login: { email, password: goodPassword },
  storePassword: {
    email,
    code: '123456',
    name: 'Анна',
    password: goodPassword,
    passwordConfirmation: goodPassword,
    policy: '1',
  },
  resetPassword: { email, code: '123456', password: goodPassword, passwordConfirmation: goodPassword },
  updateUser: { name: 'Анна', phone: '+79001234567', company: 'Ткань', inn: '7707083893' },
  changePassword: {
    currentPassword: goodPassword,
    password: 'другой пароль ткача',
    passwordConfirmation: 'другой пароль ткача',
  },
  changeEmail: { email: 'olga@example.ru', code: '123456' },
} satisfies Partial<Record<EndpointName, Record<string, string>>>
const changing = [...Object.keys(forms), 'logout'] as (keyof typeof forms | 'logout')[]

let database: TestDatabase
let server: AccountsApp
let token: string
beforeAll(async () => {
  database = await openTestDatabase()
  server = await openAccountsApp(database.database)
  token = (await server.member(email)).token
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

const inRussian = expect.stringMatching(/[а-яё]{3}/)

it.each(changing)('refuses %s without the XHR header or from another site', async (name) => {
  const body = name === 'logout' ? undefined : forms[name]
  for (const headers of [
    { 'x-requested-with': '' },
    { 'x-requested-with': 'fetch' },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    const answer = await server.call(name, { token, headers, ...(body ? { body } : {}) })
    expect([answer.status, answer.message]).toEqual([403, messages.forbidden])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  expect((await server.call('getUser', { token })).status, 'nothing was done').toBe(200)
})

it.each(Object.keys(forms) as (keyof typeof forms)[])('refuses other content types for %s', async (name) => {
  for (const type of ['text/plain', 'application/xml', 'image/png']) {
    const answer = await server.call(name, { token, body: 'email=x', headers: { 'content-type': type } })
    expect([answer.status, answer.message]).toEqual([415, messages.contentType])
  }
})

it.each([
  ['is invalid JSON', '{"email":', 'application/json'],
  ['is JSON, but not an object', '["anna@example.ru"]', 'application/json'],
  ['sets __proto__', '{"__proto__":{"email":"anna@example.ru"}}', 'application/json'],
  ['has no boundary', 'x', 'multipart/form-data'],
  [
    'is truncated',
    '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nan',
    'multipart/form-data; boundary=b',
  ],
  [
    'contains a file',
    '--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
  ],
])('answers 400 when the body %s', async (_, body, type) => {
  for (const name of ['login', 'updateUser'] as const) {
    const answer = await server.call(name, { token, body, headers: { 'content-type': type } })
    expect([answer.status, answer.message]).toEqual([400, inRussian])
  }
})

it('accepts a log-in as JSON, url-encoded and multipart', async () => {
  const form = new FormData()
  for (const [field, value] of Object.entries(forms.login)) form.append(field, value)
  for (const body of [forms.login, new URLSearchParams(forms.login), form])
    expect((await server.call('login', { body })).status).toBe(200)
})

it('reports every missing field', async () => {
  const { updateUser, ...needed } = forms
  for (const [name, fields] of Object.entries(needed)) {
    const answer = await server.call(name as EndpointName, { token, body: {} })
    expect([name, answer.status, Object.keys(answer.errors).sort()]).toEqual([
      name,
      422,
      Object.keys(fields).sort(),
    ])
  }
})

const hostile = [
  "' or '1'='1",
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '\u0000\ud800',
  '%s%n{{7*7}}#{7*7}',
  'a\r\nBcc: victim@example.ru',
  'я'.repeat(100_000),
]
const odd = [null, 5, true, ['anna@example.ru'], { $ne: null }]

it.each(
  (Object.keys(forms) as (keyof typeof forms)[]).flatMap((name) =>
    Object.keys(forms[name]).map((field) => [name, field] as const),
  ),
)('answers %s with 200 or 422 in Russian for any value of %s', async (name, field) => {
  for (const value of [...hostile, ...odd]) {
    const answer = await server.call(name, { token, body: { ...forms[name], [field]: value } })
    expect([200, 422], JSON.stringify([value, answer.message]).slice(0, 200)).toContain(answer.status)
    for (const message of Object.values(answer.errors).flat()) expect(message).toEqual(inRussian)
  }
  expect(await database.database.orm.select({ email: users.email }).from(users)).toEqual([{ email }])
})

it('returns markup in a company name as text', async () => {
  const company = '<b>"Ткань" & \'Ко\'</b>; drop table users'
  const answer = await server.call('updateUser', { token, body: { company } })
  expect((answer.result.user as { company: string }).company).toBe(company)
})

it('answers 413 to a body of two megabytes', async () => {
  const long = { ...forms.login, password: 'x'.repeat(2_000_000) }
  const form = new FormData()
  for (const [field, value] of Object.entries(long)) form.append(field, value)
  for (const body of [long, new URLSearchParams(long), form])
    expect((await server.call('login', { body })).status).toBe(413)
})

it('answers 429 above the limit of requests from one IP address, but not for the account’s own endpoints', async () => {
  const other = await openTestDatabase()
  const strict = await openAccountsApp(other.database, {
    limits: { calls: { points: 3, windowSeconds: 600 } },
  })
  const statuses: number[] = []
  for (const name of ['login', 'register', 'forgotPassword', 'storePassword', 'resetPassword'] as const)
    statuses.push((await strict.call(name, { body: forms[name] })).status)
  expect(statuses).toEqual([422, 200, 200, 429, 429])
  expect((await strict.call('getUser')).status, 'not counted').toBe(401)
  await strict.close()
  await other.drop()
})

it('keeps the values of a failed query out of the answer and the log', async () => {
  const { orm } = database.database
  await server.call('register', { body: { email: 'vera@example.ru' } })
  const code = codeIn((await server.mailsTo('vera@example.ru')).at(-1))
  await orm.execute(sql`alter table users add constraint never check (email not like 'vera%')`)
  const body = { ...forms.storePassword, email: 'vera@example.ru', name: 'Вера', code }
  const answer = await server.call('storePassword', { body })
  await orm.execute(sql`alter table users drop constraint never`)
  expect([answer.status, answer.message]).toEqual([500, messages.internal])
  const logged = server.log.join('')
  expect(logged).toContain('Query failed with 23514')
  for (const secret of ['vera@', 'Вера', '$argon2id', goodPassword]) expect(logged).not.toContain(secret)
})

it('has a route for every endpoint below /user', async () => {
  for (const [name, { path }] of Object.entries(endpointRoutes))
    if (/^\/api\/v1\/user(?!\/(?:orders|confirm-code|export|removal))/.test(path))
      expect([name, (await server.call(name as EndpointName, { number: 'x', id: 'x' })).status]).not.toEqual([
        name,
        404,
      ])
})
