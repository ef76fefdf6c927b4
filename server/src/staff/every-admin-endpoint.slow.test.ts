import { messages } from '@rapport/contract/errors/messages'
import type { AdminEndpoint } from '@rapport/staff-contract/endpoints/admin-endpoint'
import { adminEndpoints } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import {
  ACCESS_STAGES,
  isPermission,
  permissionRoles,
  type SignInStage,
  STAFF_ROLES,
  type StaffRole,
} from '@rapport/staff-contract/staff/permissions'
import { CONFIRMATION_MINUTES } from '@rapport/staff-contract/staff/staff-limits'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { publicUrl } from '../../test/accounts-app.ts'
import { logIn } from '../../test/members.ts'
import { describeStaff, type StaffBrowser, type StaffResponse } from '../../test/staff-app.ts'
import { auditLog, staffSessions } from './tables.ts'

const names = Object.keys(adminRoutes) as AdminEndpointName[]
const getEndpoint = (name: AdminEndpointName): AdminEndpoint & { method: string } => adminEndpoints[name]
const changing = names.filter((name) => getEndpoint(name).method !== 'GET')
const closed = names.filter((name) => getEndpoint(name).access !== 'anybody')
const HOSTILE = [
  "'; drop table staff; --",
  '<script>alert(1)</script>',
  '\u0000',
  '__proto__',
  'я'.repeat(5000),
]
const NO_TEXT = [null, true, -1, 2 ** 53, [], {}, { $ne: null }]

/** Returns an id for the path that no record has. */
const idFor = (name: AdminEndpointName) =>
  /\/(?:staff|entries|batches|versions|media|customers|imports)\/:id/.test(adminRoutes[name].path)
    ? '2147483647'
    : '00000000-0000-4000-8000-000000000000'
const ask = (browser: StaffBrowser, name: AdminEndpointName, options = {}) =>
  browser.call(name, { id: idFor(name), ...(getEndpoint(name).form ? { body: {} } : {}), ...options })

/** Whether the request was authorized; its input may still be invalid. */
const isLetIn = ({ status, message, errors }: StaffResponse) =>
  status === 200 || status === 404 || (status === 422 && message !== '' && !('confirmation' in errors))

it('fails to compile an endpoint with a missing or unknown access', () => {
  const { result } = adminEndpoints.getStaff
  // @ts-expect-error `access` is missing.
  const open: AdminEndpoint = { summary: 'Answers anybody', result }
  // @ts-expect-error `access` is no permission.
  const misspelt: AdminEndpoint = { summary: 'Answers nobody', access: 'orders.raed', result }
  expect([open, misspelt]).toHaveLength(2)
})

describeStaff('every endpoint of the back office', (server) => {
  it.each(STAFF_ROLES)('answers the role %s as the table of permissions says', async (role) => {
    for (const name of names) {
      const { access } = getEndpoint(name)
      const answer = await ask(await server().signedIn(role), name)
      const may = isPermission(access)
        ? (permissionRoles[access] as readonly StaffRole[]).includes(role)
        : access !== 'code-stage'
      const about = `${name} as ${role}: ${answer.status}`
      if (may) expect([about, isLetIn(answer) || answer.status === 409]).toEqual([about, true])
      else if (access === 'code-stage') expect([about, answer.status]).toEqual([about, 409])
      else expect([about, answer.status, answer.message]).toEqual([about, 403, staffMessages.notAllowed])
    }
  })

  it.each<[SignInStage, number]>([
    ['code', 401],
    ['setup', 403],
  ])('permits at the stage «%s» of a sign-in only its endpoints', async (stage, status) => {
    for (const name of names) {
      const { access } = getEndpoint(name)
      const allowed = isPermission(access) ? ['complete'] : (ACCESS_STAGES[access] as readonly string[])
      const answer = await ask(await server().signedIn('owner', stage), name)
      if (access === 'anybody' || allowed.includes(stage))
        expect([name, isLetIn(answer) || answer.status === 409]).toEqual([name, true])
      else expect([name, answer.status]).toEqual([name, status])
    }
  })

  it('answers 401 without a session, to a customer and to a forged cookie', async () => {
    const { headers } = await logIn(server().database, 'customer@example.ru')
    const token = headers.authorization.slice('Bearer '.length)
    for (const name of closed) {
      const answers = [
        await ask(server().browser(), name),
        await ask(server().browser(), name, { headers }),
        await ask(server().browser(token), name),
        await ask(server().browser('x'.repeat(43)), name),
        await ask(server().browser("' or 1=1"), name),
      ]
      const seen = answers.map(({ status, message }) => `${status} ${message}`)
      expect([name, ...new Set(seen)]).toEqual([name, `401 ${staffMessages.signIn}`])
    }
  })

  it('refuses a staff session at customer endpoints', async () => {
    const { cookie } = await server().signedIn('owner')
    for (const headers of [
      { authorization: `Bearer ${cookie}` },
      { cookie: `__Secure-rapport-staff=${cookie}` },
    ] as Record<string, string>[]) {
      const answer = await server().app.inject({ url: '/api/v1/user', headers })
      expect([answer.statusCode, answer.json().message]).toEqual([401, messages.unauthorized])
    }
  })

  it('answers 401 after a sign-out and to a blocked member', async () => {
    const owner = await server().signedIn('owner')
    const { id, cookie } = await server().signedIn('viewer')
    const viewer = server().browser(cookie)
    expect((await viewer.call('getStaffAccount')).status).toBe(200)
    expect((await owner.call('blockStaff', { id })).status).toBe(200)
    for (const name of closed) expect([name, (await ask(viewer, name)).status]).toEqual([name, 401])
    const ended = await server().signedIn('editor')
    const copy = server().browser(ended.cookie)
    await ended.call('signOutStaff')
    expect([ended.cookie, (await copy.call('getStaffAccount')).status]).toEqual([undefined, 401])
  })

  it('requires a factor that is older than ten minutes again', async () => {
    const confirmed = names.filter((name) => getEndpoint(name).confirmed)
    expect(confirmed.length).toBeGreaterThan(10)
    for (const name of confirmed) {
      const owner = await server().signedIn('owner')
      const confirmedAt = new Date(server().clock.now.getTime() - CONFIRMATION_MINUTES * 60_000)
      await server()
        .database.orm.update(staffSessions)
        .set({ confirmedAt })
        .where(eq(staffSessions.staffId, owner.id))
      const answer = await ask(owner, name)
      expect([name, answer.status, answer.errors]).toEqual([
        name,
        403,
        { confirmation: [staffMessages.confirm] },
      ])
    }
  })

  it('answers 403 to a change without X-Requested-With', async () => {
    for (const name of changing) {
      const answer = await ask(await server().signedIn('owner'), name, {
        headers: { 'x-requested-with': '' },
      })
      expect([name, answer.status, answer.message]).toEqual([name, 403, messages.forbidden])
    }
  })

  it('answers 403 to other sites, city hosts and a missing origin', async () => {
    const tries: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'https://tula.proba.example' },
      { origin: 'http://proba.example' },
      { origin: 'null' },
    ]
    const owner = await server().signedIn('owner')
    for (const name of names)
      for (const headers of tries) {
        const { status, message } = await ask(owner, name, { headers })
        expect([name, headers, status, message]).toEqual([name, headers, 403, messages.forbidden])
      }
    const own = { origin: publicUrl, 'sec-fetch-site': 'same-origin' }
    expect((await ask(owner, 'getStaffAccount', { headers: own })).status).toBe(200)
  })

  it('forbids caching, answers 405 to other methods, and returns only fields of its schema', async () => {
    for (const name of names) {
      const owner = await server().signedIn('owner')
      const answer = await ask(owner, name)
      expect([name, answer.headers['cache-control'], answer.headers.vary]).toEqual([
        name,
        'private, no-store',
        expect.stringContaining('Cookie'),
      ])
      expect(answer.headers.etag).toBeUndefined()
      if (answer.status === 200)
        expect(z.safeParse(getEndpoint(name).result, answer.result)).toEqual({
          success: true,
          data: answer.result,
        })
      expect((await ask(owner, name, { method: 'PUT', body: undefined })).status).toBe(405)
    }
  })

  it('answers 4xx to SQL, markup and non-text values in any field', async () => {
    for (const name of names) {
      const owner = await server().signedIn('owner')
      const shape = (getEndpoint(name).form as z.$ZodObject | undefined)?._zod.def.shape ?? {}
      const bodies = Object.keys(shape).flatMap((field) =>
        [...HOSTILE, ...NO_TEXT].map((value) => ({ [field]: value })),
      )
      const ids = getEndpoint(name).params ? HOSTILE.slice(0, 3) : []
      const tries = [
        ...bodies.map((body) => ({ body })),
        ...ids.map((id) => ({ id: encodeURIComponent(id) })),
      ]
      for (const tried of tries) {
        const { status, message } = await ask(owner, name, tried)
        expect([name, tried, status]).toEqual([name, tried, expect.toBeOneOf([400, 401, 404, 409, 422])])
        expect(message).toMatch(/[а-яё]{3}/)
      }
    }
  })

  it('logs a refusal with member, session and IP address', async () => {
    const viewer = await server().signedIn('viewer')
    await viewer.call('inviteStaff', { body: {}, ip: '203.0.113.77' })
    const rows = await server()
      .database.orm.select()
      .from(auditLog)
      .where(and(eq(auditLog.staffId, viewer.id)))
    expect(rows).toMatchObject([
      { action: 'inviteStaff', outcome: 'refused', ip: '203.0.113.77', sessionId: expect.any(String) },
    ])
  })
})
