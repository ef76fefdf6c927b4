import { proofMessages } from '@rapport/contract/proofs/proof-messages'
import type { Proof } from '@rapport/staff-contract/proofs/proof'
import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { fileForm } from '../../../test/content/media-files.ts'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import {
  addProofFile,
  picture,
  proofToken,
  sendDraftProof,
  sentProof,
} from '../../../test/proofs/proof-orders.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { orders } from '../../orders/tables.ts'
import { proofAnswers, proofVersions } from '../tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')

describeStaff('answers to a proof', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const post = async (proof: Pick<Proof, 'path'>, action: string, payload: object) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: `/api/v1/proofs/${proofToken(proof)}/${action}`,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'user-agent': 'Firefox/150' },
      remoteAddress: '203.0.113.9',
      payload,
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const shaOf = (proof: Proof, version = 1) =>
    proof.versions.find((one) => one.version === version)?.sha256 ?? ''
  const approve = (proof: Proof, version = 1) =>
    post(proof, 'approve', { version, sha256: shaOf(proof, version), name: 'Пётр Ильич' })
  const reload = async ({ orderId }: Proof): Promise<Proof> =>
    (await manager.call('getOrderProof', { id: orderId })).result.proof
  const nextDraft = async ({ orderId }: Proof) =>
    addProofFile(manager, orderId, 'Исправлено.png', await picture(310, 200))
  const setPaid = (id: string) =>
    server().database.orm.update(orders).set({ status: 'paid' }).where(eq(orders.id, id))
  const produce = async (id: string) =>
    manager.call('changeOrderStatus', {
      id,
      body: { version: (await inboxOrder(manager, id)).version, status: 'in-production' },
    })

  it('keep who approved, when, from where, and the hash of the file', async () => {
    const proof = await sentProof(server(), manager)
    const { status, result } = await approve(proof)
    expect([status, result]).toEqual([200, { version: 1, answeredAt: NOON.toISOString() }])
    const [answer] = await server()
      .database.orm.select()
      .from(proofAnswers)
      .where(eq(proofAnswers.proofId, proof.id))
    expect(answer).toMatchObject({
      name: 'Пётр Ильич',
      ip: '203.0.113.9',
      userAgent: 'Firefox/150',
      sha256: shaOf(proof),
    })
    const now = await reload(proof)
    expect(now.versions[0]).toMatchObject({ state: 'approved', answers: [{ name: 'Пётр Ильич' }] })
    expect(now.mails.map(({ kind }) => kind).sort()).toEqual(['answer', 'proof'])
  })

  it('are equal for every press of the same button, and stored once', async () => {
    const proof = await sentProof(server(), manager)
    const answers = await Promise.all([approve(proof), approve(proof), approve(proof)])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await reload(proof)).events.filter(({ kind }) => kind === 'approved')).toHaveLength(1)
  })

  it('are refused with 409 for another hash, another version, and a withdrawn proof', async () => {
    const proof = await sentProof(server(), manager)
    const forged = await post(proof, 'approve', { version: 1, sha256: '0'.repeat(64), name: 'Пётр' })
    expect([forged.status, forged.message]).toEqual([409, proofMessages.otherFile])
    const second = await sendDraftProof(manager, await nextDraft(proof))
    const late = await approve(proof)
    expect([late.status, late.message, late.conflict]).toEqual([
      409,
      proofMessages.otherVersion,
      { version: 2 },
    ])
    const { id, revision } = second
    await manager.call('withdrawProof', { id, body: { revision } })
    expect((await approve(second, 2)).message).toBe(proofMessages.withdrawn)
  })

  it('let one win when a customer approves and a colleague sends a new version in the same second', async () => {
    const proof = await sentProof(server(), manager)
    const { id, revision } = await nextDraft(proof)
    const [approval, sending] = await Promise.all([
      approve(proof),
      manager.call('sendProof', { id, body: { revision } }),
    ])
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([approval.status, sending.status])
  })

  it('refuse a name of spaces, a bad hash, and a page that the version has not', async () => {
    const proof = await sentProof(server(), manager)
    const nameless = await post(proof, 'approve', { version: 1, sha256: shaOf(proof), name: '   ' })
    expect([nameless.status, nameless.errors]).toEqual([422, { name: [proofMessages.nameRequired] }])
    expect((await post(proof, 'approve', { version: 1, sha256: 'x', name: 'Пётр' })).status).toBe(422)
    const off = await post(proof, 'comments', { version: 1, page: 2, x: 1, y: 1, text: 'Где?' })
    expect([off.status, off.errors]).toEqual([422, { page: [proofMessages.pageUnknown] }])
    expect((await post(proof, 'comments', { version: 1, page: 1, x: 1001, y: 0, text: 'Где?' })).status).toBe(
      422,
    )
  })

  it('ask for changes; after that the customer may still approve, but not the other way round', async () => {
    const proof = await sentProof(server(), manager)
    const changes = { version: 1, text: 'Логотип левее' }
    expect((await post(proof, 'changes', changes)).status).toBe(200)
    expect((await reload(proof)).versions[0]).toMatchObject({
      state: 'changes-requested',
      answers: [{ kind: 'changes-requested', text: 'Логотип левее' }],
    })
    expect((await approve(proof)).status).toBe(200)
    expect((await post(proof, 'changes', changes)).message).toBe(proofMessages.alreadyApproved)
  })

  it('keep what a second person asks to change, as a comment; the same press again adds none', async () => {
    const proof = await sentProof(server(), manager)
    for (const text of ['Логотип левее', 'Логотип левее', 'Шрифт крупнее', 'Шрифт крупнее'])
      expect((await post(proof, 'changes', { version: 1, text })).result.version).toBe(1)
    const [version] = (await reload(proof)).versions
    expect(version?.answers.map(({ text }) => text)).toEqual(['Логотип левее'])
    expect(version?.comments.map(({ text, page }) => [text, page])).toEqual([['Шрифт крупнее', null]])
  })

  it('store pins with comments once, show answers of staff, and mark solved ones', async () => {
    const proof = await sentProof(server(), manager)
    const pin = { version: 1, page: 1, x: 250, y: 750, text: 'Опечатка' }
    await post(proof, 'comments', pin)
    const { comments } = (await post(proof, 'comments', pin)).result
    expect(comments).toMatchObject([{ number: 1, page: 1, pin: { x: 250, y: 750 }, author: 'customer' }])
    const { id } = comments[0]
    await manager.call('replyToProofComment', { id, body: { text: 'Исправим' } })
    await manager.call('solveProofComment', { id, body: { isSolved: true } })
    const shown = await server().app.inject({ url: `/api/v1/proofs/${proofToken(proof)}` })
    expect(shown.json().result.proof.comments).toMatchObject([
      { isSolved: true, answers: [{ author: 'staff', text: 'Исправим' }] },
    ])
    expect((await reload(proof)).events.map(({ kind }) => kind)).toEqual(['replied', 'commented', 'sent'])
  })

  it('let an order into production: not before the approval, unless an owner says why', async () => {
    const proof = await sentProof(server(), manager)
    await setPaid(proof.orderId)
    const early = await produce(proof.orderId)
    expect([early.status, early.errors]).toEqual([422, { status: [staffProofMessages.notApproved] }])
    const reason = 'Повтор прошлого тиража'
    const waive = (by: SignedIn) => by.call('waiveProof', { id: proof.orderId, body: { reason } })
    expect((await waive(manager)).status).toBe(403)
    const { waiver, events } = (await waive(await server().signedIn('owner'))).result.proof
    expect(waiver).toMatchObject({ reason })
    expect(events[0]).toMatchObject({ kind: 'waived', text: reason })
    expect((await produce(proof.orderId)).status).toBe(200)
  })

  it('are needed again for a new version, and an order that needs a proof waits for one', async () => {
    const proof = await sentProof(server(), manager)
    await approve(proof)
    await sendDraftProof(manager, await nextDraft(proof))
    await setPaid(proof.orderId)
    expect((await produce(proof.orderId)).status).toBe(422)
    const free = await placeOrder(server())
    await setPaid(free)
    await manager.call('requireProof', { id: free, body: { isRequired: true } })
    expect((await produce(free)).errors).toEqual({ status: [staffProofMessages.proofRequired] })
    await manager.call('requireProof', { id: free, body: { isRequired: false } })
    expect((await produce(free)).status).toBe(200)
  })

  it('lock the hash: the database refuses to change it', async () => {
    const proof = await sentProof(server(), manager)
    const change = server()
      .database.orm.update(proofVersions)
      .set({ sha256: '0'.repeat(64) })
      .where(eq(proofVersions.proofId, proof.id))
    await expect(change).rejects.toThrow()
    const file = sql`update proof_files set sha256 = 'x' where proof_id = ${proof.id}`
    await expect(server().database.orm.execute(file)).rejects.toThrow()
  })

  it('do not exist for an unknown link; a draft has none yet', async () => {
    const draft = await addProofFile(manager, await placeOrder(server()), 'Макет.png', await picture())
    expect((await approve(draft)).status).toBe(404)
    expect((await post({ path: `/proof/${'A'.repeat(43)}/` }, 'approve', {})).status).not.toBe(200)
    const refused = await manager.call('addProofFile', {
      id: draft.orderId,
      body: fileForm('Макет.cdr', Buffer.from('RIFF')),
    })
    expect(refused.status).toBe(422)
  })
})
