import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { customerMessages } from '@rapport/staff-contract/customers/customer-messages'
import type { Customer, CustomerRow } from '@rapport/staff-contract/customers/customers'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { goodPassword } from '../../../test/accounts-app.ts'
import { placeOrder } from '../../../test/inbox-orders.ts'
import { logIn } from '../../../test/members.ts'
import { ajax } from '../../../test/order-form.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { mergedAccounts, userConsents, users } from '../../accounts/tables.ts'
import { orders } from '../../orders/tables.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { likes } from '../../reactions/tables.ts'
import { auditLog } from '../../staff/tables.ts'

let count = 0

describeStaff('merged customers', (server) => {
  let manager: SignedIn
  let kept: Awaited<ReturnType<typeof logIn>>
  let other: Awaited<ReturnType<typeof logIn>>
  let emails: { kept: string; other: string; guest: string }
  beforeEach(async () => {
    count += 1
    emails = {
      kept: `kept${count}@example.ru`,
      other: `other${count}@example.ru`,
      guest: `guest${count}@example.ru`,
    }
    manager = await server().signedIn('manager')
    kept = await logIn(server().database, emails.kept)
    other = await logIn(server().database, emails.other)
  })
  const phone = () => `+7900888${String(count).padStart(4, '0')}`
  const order = (email: string) => placeOrder(server(), { email, phone: phone() })
  const merge = (body: object, id = kept.id) => manager.call('mergeCustomers', { id, body })
  const card = async (id = kept.id): Promise<Customer> =>
    (await manager.call('getCustomer', { id })).result.customer
  const list = async (q: string): Promise<CustomerRow[]> =>
    (await manager.call('getCustomers', { query: { q } })).result.customers

  it('have all orders of the merged account and guest in the kept account', async () => {
    const placed = [await order(emails.kept), await order(emails.other), await order(emails.guest)]
    const guestOrder = placed[2] ?? ''
    const { summary } = (
      await manager.call('getMergeSummary', { id: kept.id, query: { userId: String(other.id) } })
    ).result
    expect(summary).toMatchObject({ orders: 1, files: 0, notes: 0, sessions: 1 })
    expect((await merge({ userId: other.id })).status).toBe(200)
    expect((await merge({ orderId: guestOrder })).status).toBe(200)
    const shown = await card()
    expect(shown.orders.map(({ id }) => id).sort()).toEqual(placed.sort())
    expect(shown).toMatchObject({ email: emails.kept, mergedAccounts: [{ email: emails.other }] })
    expect(await list(emails.guest)).toMatchObject([{ userId: kept.id, orderCount: 3 }])
    expect((await manager.call('getGuest', { id: guestOrder })).status).toBe(404)
    expect((await manager.call('getCustomer', { id: other.id })).status).toBe(404)
  })

  it('are logged out of the merged account, and only its password reveals the merge', async () => {
    const { orm } = server().database
    const passwordHash = await hashPassword(goodPassword)
    await orm.update(users).set({ passwordHash }).where(eq(users.id, other.id))
    await merge({ userId: other.id })
    const asUser = (headers: Record<string, string>) => server().app.inject({ url: '/api/v1/user', headers })
    expect((await asUser(other.headers)).statusCode).toBe(401)
    expect((await asUser(kept.headers)).statusCode).toBe(200)
    const login = async (password: string) =>
      (
        await server().app.inject({
          method: 'POST',
          url: endpointRoutes.login.path,
          headers: ajax,
          payload: { email: emails.other.toUpperCase(), password },
        })
      ).json().message
    expect([await login(goodPassword), await login('не тот пароль')]).toEqual([
      messages.accountMerged,
      messages.loginWrong,
    ])
  })

  it('keep consents and favourites, and fill missing profile fields', async () => {
    const { orm } = server().database
    const consent = { textVersion: '1', textSha256: 'a'.repeat(64), ip: null, userAgent: '' }
    await orm.insert(userConsents).values({ userId: other.id, givenAt: new Date(), ...consent })
    const like = (id: number, visitor: number) =>
      orm.insert(likes).values({ subject: 'catalog', subjectId: id, visitor: `user:${visitor}` })
    await like(count * 10, kept.id)
    for (const id of [count * 10, count * 10 + 1]) await like(id, other.id)
    await orm.update(users).set({ company: 'ООО «Шов»', inn: '7707083893' }).where(eq(users.id, other.id))
    await merge({ userId: other.id })
    const shown = await card()
    expect(shown.consents).toMatchObject([{ mergedEmail: emails.other, textVersion: '1', isTextKept: false }])
    expect(shown.details).toMatchObject({ name: 'ООО «Шов»', inn: '7707083893' })
    const visitors = [`user:${kept.id}`, `user:${other.id}`]
    const liked = await orm.select().from(likes).where(inArray(likes.visitor, visitors))
    expect(liked.map(({ visitor, subjectId }) => [visitor, subjectId]).sort()).toEqual([
      [visitors[0], count * 10],
      [visitors[0], count * 10 + 1],
    ])
  })

  it('are exported and erased together', async () => {
    const { orm } = server().database
    const placed = [await order(emails.other), await order(emails.guest)]
    await merge({ userId: other.id })
    await merge({ orderId: placed[1] })
    const { path } = (await manager.call('exportCustomer', { id: kept.id })).result
    expect((await server().app.inject({ url: path })).statusCode).toBe(200)
    const body = { contact: emails.kept, withOpenOrders: true }
    expect((await manager.call('eraseCustomer', { id: kept.id, body })).status).toBe(200)
    const left = await orm.select().from(orders).where(inArray(orders.id, placed))
    expect(left.map(({ email, phone: tel, name }) => email + tel + name)).toEqual(['', ''])
    expect(await orm.select().from(mergedAccounts).where(eq(mergedAccounts.userId, kept.id))).toEqual([])
    expect(await list(emails.other)).toEqual([])
  })

  it('keep the history of earlier merges', async () => {
    const third = await logIn(server().database, `third${count}@example.ru`)
    await merge({ userId: other.id })
    await merge({ userId: kept.id }, third.id)
    expect((await card(third.id)).mergedAccounts.map(({ email }) => email).sort()).toEqual([
      ...[emails.kept, emails.other],
    ])
  })

  it('cannot be merged with themselves, with a missing person, or twice', async () => {
    const answers = [
      await merge({ userId: kept.id }),
      await merge({}),
      await merge({ userId: other.id, orderId: crypto.randomUUID() }),
      await merge({ orderId: await order(emails.kept) }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 404])
    expect(answers[0]?.message).toBe(customerMessages.mergeItself)
    expect((await merge({ userId: other.id })).status).toBe(200)
    const again = await merge({ userId: other.id })
    expect([again.status, again.message]).toEqual([404, customerMessages.mergeGone])
  })

  it('are merged once when two members merge them at once in opposite directions', async () => {
    const placed = [await order(emails.kept), await order(emails.other)]
    const statuses = (
      await Promise.all([merge({ userId: other.id }), merge({ userId: kept.id }, other.id)])
    ).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 404])
    const left = await server()
      .database.orm.select()
      .from(users)
      .where(inArray(users.id, [kept.id, other.id]))
    expect(left).toHaveLength(1)
    expect((await card(left[0]?.id)).orders.map(({ id }) => id).sort()).toEqual(placed.sort())
  })

  it('are merged only by permitted roles, and logged without personal data', async () => {
    for (const role of ['editor', 'viewer', 'seo'] as const) {
      const person = await server().signedIn(role)
      const answer = await person.call('mergeCustomers', { id: kept.id, body: { userId: other.id } })
      expect([role, answer.status]).toEqual([role, 403])
    }
    await order(emails.other)
    await merge({ userId: other.id })
    const rows = await server()
      .database.orm.select()
      .from(auditLog)
      .where(eq(auditLog.action, 'mergeCustomers'))
    const logged = rows.filter(({ subjectId }) => subjectId === String(kept.id))
    expect(logged.map(({ changes }) => changes)).toMatchObject([
      { mergedAccount: { after: other.id }, movedOrders: { after: 1 } },
    ])
    expect(JSON.stringify(logged)).not.toContain('@example')
  })
})
