import { DAY_MS } from '@rapport/contract/hours/durations'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { placeOrder } from '../../test/inbox-orders.ts'
import { logIn } from '../../test/members.ts'
import { proofToken, sentProof } from '../../test/proofs/proof-orders.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { otherSessions } from '../../test/stalled-work.ts'
import { orders } from '../orders/tables.ts'
import { removeExpiredProofFiles } from './files/remove-expired.ts'
import { forgetProofs } from './forget-proofs.ts'
import { listCustomerProofs } from './list-customer-proofs.ts'
import { lockProof } from './lock-proof.ts'
import { recordOpening } from './record-opening.ts'
import { remindOfProofs } from './reminders/remind-of-proofs.ts'
import { proofAnswers, proofFiles, proofVersions } from './tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')

describeStaff('the life of a proof', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const deps = () =>
    ({ jobs: { enqueue: async () => undefined }, proofChanged: { run: async () => undefined } }) as never
  const reload = async (orderId: string) =>
    (await manager.call('getOrderProof', { id: orderId })).result.proof
  const after = (days: number) => new Date(NOON.getTime() + days * DAY_MS)

  it('has one reminder after three days without an answer', async () => {
    const { orderId } = await sentProof(server(), manager)
    const { orm } = server().database
    await remindOfProofs(orm, after(2.9), deps())
    expect((await reload(orderId)).events.map(({ kind }: { kind: string }) => kind)).toEqual(['sent'])
    expect(await remindOfProofs(orm, after(3.1), deps())).toBeGreaterThan(0)
    expect(await remindOfProofs(orm, after(3.2), deps())).toBe(0)
    expect((await reload(orderId)).mails.map(({ kind }: { kind: string }) => kind)).toContain('reminder')
  })

  it('shows the first opening, and counts those of a day in one row', async () => {
    const proof = await sentProof(server(), manager)
    const open = (at: Date) => recordOpening(server().database.orm, proofToken(proof), at, deps())
    await open(NOON)
    await Promise.all([open(NOON), open(NOON)])
    const { events, versions } = await reload(proof.orderId)
    expect(versions[0].openedAt).toBe(NOON.toISOString())
    expect(events[0]).toMatchObject({ kind: 'opened', count: 3 })
  })

  it('opens while an answer or a new version is being stored, and neither waits for the other in a circle', async () => {
    const proof = await sentProof(server(), manager)
    const { orm } = server().database
    let opening: Promise<void> | undefined
    await orm.transaction(async (tx) => {
      await lockProof(tx, { id: proof.id })
      opening = recordOpening(orm, proofToken(proof), NOON, deps())
      await vi.waitFor(async () => {
        const waiting = (await otherSessions(orm)).filter(({ blockedBy }) => blockedBy.length > 0)
        expect(waiting).toHaveLength(1)
      }, SOON)
      await tx.update(proofVersions).set({ comment: 'Новая' }).where(eq(proofVersions.proofId, proof.id))
    })
    await opening
    const { versions } = await reload(proof.orderId)
    expect(versions[0]).toMatchObject({ comment: 'Новая', openedAt: NOON.toISOString() })
  })

  it('is listed in the account, on the first screen of staff, and in the export of personal data', async () => {
    const { headers } = await logIn(server().database, 'proofs@example.ru', 'registered')
    const id = await placeOrder(server(), {}, headers)
    const proof = await sentProof(server(), manager, id)
    const { orm } = server().database
    const [order] = await orm.select().from(orders).where(eq(orders.id, id))
    const own = await server().app.inject({ url: `/api/v1/user/orders/${order?.number}`, headers })
    expect(own.json().result.order.proof).toEqual({ path: proof.path, version: 1, state: 'sent' })
    const today = (await manager.call('getToday')).result.proofs
    expect(today.every(({ kind }: { kind: string }) => kind === 'waiting')).toBe(true)
    await server().app.inject({
      method: 'POST',
      url: `/api/v1/proofs/${proofToken(proof)}/comments`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { version: 1, text: 'Логотип левее' },
    })
    expect((await manager.call('getToday')).result.proofs[0]).toMatchObject({ orderId: id, kind: 'comments' })
    expect(await listCustomerProofs(orm, eq(orders.id, id))).toMatchObject([
      { orderNumber: order?.number, version: 1, comments: [{ author: 'customer', text: 'Логотип левее' }] },
    ])
  })

  it('ends with erasure: texts, names and files are gone, time and hash of the approval stay', async () => {
    const proof = await sentProof(server(), manager)
    const { sha256 } = proof.versions[0] ?? { sha256: '' }
    await server().app.inject({
      method: 'POST',
      url: `/api/v1/proofs/${proofToken(proof)}/approve`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { version: 1, sha256, name: 'Пётр Ильич' },
    })
    const { orm } = server().database
    await orm.transaction((tx) => forgetProofs(tx, [proof.orderId]))
    const [answer] = await orm.select().from(proofAnswers).where(eq(proofAnswers.proofId, proof.id))
    expect(answer).toMatchObject({ name: '', ip: null, userAgent: '', sha256, at: NOON })
    expect((await server().app.inject({ url: proof.path })).statusCode).toBe(404)
    const { versions, events } = await reload(proof.orderId)
    expect([versions[0].files, versions[0].comment, events[0].text]).toEqual([[], '', ''])
  })

  it('loses its files when those of its order expire; orphans in the store are deleted', async () => {
    const proof = await sentProof(server(), manager)
    const { orm } = server().database
    const { storage } = server()
    const run = (now: Date) => removeExpiredProofFiles({ orm, storage, keepDays: 30, now, orphanMs: 0 })
    const [file] = await orm.select().from(proofFiles).where(eq(proofFiles.proofId, proof.id))
    await run(after(1))
    expect(await storage.size(`proofs/${file?.id}`)).toBe(file?.size)
    await orm.update(orders).set({ placedAt: NOON }).where(eq(orders.id, proof.orderId))
    expect((await run(after(31))).expired).toBeGreaterThan(0)
    expect(await storage.size(`proofs/${file?.id}`)).toBeUndefined()
    expect(await storage.size(`proofs/${file?.id}-1-large`)).toBeUndefined()
    const { versions } = await reload(proof.orderId)
    expect(versions[0]).toMatchObject({ pages: [], files: [{ path: null }] })
  })
})
