import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { ALL_DONE, NOT_STARTED, type ProductionOrder } from '@rapport/staff-contract/production/production'
import { productionMessages } from '@rapport/staff-contract/production/production-messages'
import { adminProductionPath } from '@rapport/staff-contract/staff/admin-paths'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { publicUrl } from '../../test/accounts-app.ts'
import { inboxOrder } from '../../test/inbox-orders.ts'
import { placeCoatOrder, sendDraft } from '../../test/offers/offer-orders.ts'
import { readByZxing } from '../../test/payment-codes/read-code.ts'
import { hasPoppler, readPdf, renderPage } from '../../test/pdf/read-pdf.ts'
import { addProofFile, picture, proofToken, sendDraftProof } from '../../test/proofs/proof-orders.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { changeOrderStatus } from '../orders/change-order-status.ts'
import { orderFiles } from '../orders/tables.ts'
import { getOrderProduction } from '../production/get-order-production.ts'

const PHONE = '+79005550143'

describeStaff('production', (server) => {
  let foreman: SignedIn
  let manager: SignedIn
  beforeAll(async () => {
    foreman = await server().signedIn('foreman')
    manager = await server().signedIn('manager')
  })

  async function paidOrder(): Promise<string> {
    const person = { name: 'Клавдия Ниткина', phone: PHONE, email: 'nitkina@example.ru' }
    const id = await placeCoatOrder(server(), { ...person, comment: 'Позвонить Клавдии' })
    const change = { status: 'paid', by: 'staff', at: server().clock.now } as const
    await changeOrderStatus(server().database.orm, id, change)
    return id
  }
  const read = async (id: string): Promise<ProductionOrder> =>
    (await foreman.call('getProductionOrder', { id })).result.order
  const move = (id: string, version: number, to: string) =>
    foreman.call('moveProductionStage', { id, body: { version, to } })

  it('goes stage by stage; the first and the last change the status by the rules', async () => {
    const id = await paidOrder()
    const { stages, version } = await read(id)
    expect(stages.map(({ title }) => title)).toEqual(['Раскрой', 'Печать', 'Пошив', 'Контроль', 'Отгрузка'])
    const first = await move(id, version, 'cutting')
    expect(first.result.order).toMatchObject({ stageId: 'cutting', status: 'in-production', version: 1 })
    expect((await move(id, 1, 'printing')).result.order).toMatchObject({ status: 'in-production' })
    const done = (await move(id, 2, ALL_DONE)).result.order
    expect(done).toMatchObject({ stageId: null, isDone: true, status: 'shipped' })
    expect(done.history.map(({ title }: { title: string }) => title)).toEqual([
      'Раскрой',
      'Печать',
      'Все этапы пройдены',
    ])
    const { statusChanges } = await inboxOrder(manager, id)
    expect(statusChanges.slice(-2).map(({ event }) => event)).toEqual([
      'production-started',
      'production-done',
    ])
  })

  it('makes what the customer accepted, and changes nothing for a newer version without an answer', async () => {
    const accept = ({ path }: Offer, version: number) =>
      server().app.inject({
        method: 'POST',
        url: `/api/v1${path.replace('/offer/', '/offers/')}accept`,
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        payload: { version, name: 'Пётр' },
      })
    const send = async ({ id, revision, draft }: Offer, quantity: number) => {
      const operations = [{ id: 'print', title: 'Шелкография, грудь', unitPrice: 5_000 }]
      const lines = [{ ...draft?.lines[0], quantity, operations }]
      const saved = await manager.call('updateOffer', { id, body: { ...draft, revision, lines } })
      return sendDraft(manager, saved.result.offer)
    }
    const made = async () => {
      const { lines, operations } = await read(id)
      const listed = (await foreman.call('getProduction')).result.orders
      expect(listed.find((order: ProductionOrder) => order.id === id).lines).toEqual(lines)
      return [...lines.map(({ quantity }) => quantity), ...operations]
    }
    const id = await paidOrder()
    const { result } = await manager.call('createOffer', { id, body: {} })
    const first = await send(result.offer, 12)
    expect(await made()).toEqual([10])
    expect((await accept(first, 1)).statusCode).toBe(200)
    expect(await made()).toEqual([12, 'Пальто прямое: Шелкография, грудь'])
    const { revision } = (await manager.call('getOffer', { id: first.id })).result.offer
    const next = await manager.call('createOfferVersion', { id: first.id, body: { revision } })
    const second = await send(next.result.offer, 14)
    expect((await made())[0]).toBe(12)
    expect((await accept(second, 2)).statusCode).toBe(200)
    expect((await made())[0]).toBe(14)
    const other = await send((await manager.call('createOffer', { id, body: {} })).result.offer, 11)
    expect((await accept(other, 1)).statusCode).toBe(200)
    expect((await made()).slice(0, 2)).toEqual([14, 11])
  })

  it('is shown to the customer from the first stage on: what is done, what is made now', async () => {
    const id = await paidOrder()
    const { number } = await read(id)
    const linkKeys = server().app.orders.linkKeys
    const shown = async () =>
      (await getOrderProduction(server().database.orm, number, { linkKeys, now: server().clock.now })).stages
    expect(await shown()).toEqual([])
    await move(id, 0, 'printing')
    expect((await shown()).map(({ state }) => state)).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead'])
    await move(id, 1, ALL_DONE)
    expect(new Set((await shown()).map(({ state }) => state))).toEqual(new Set(['done']))
  })

  it('takes a stage back without taking the status back', async () => {
    const id = await paidOrder()
    await move(id, 0, 'cutting')
    expect((await move(id, 1, NOT_STARTED)).result.order).toMatchObject({
      stageId: null,
      isDone: false,
      status: 'in-production',
    })
  })

  it('does a repeated press once, and answers 409 to the second of two people', async () => {
    const id = await paidOrder()
    const press = () =>
      server().app.inject({
        method: 'POST',
        url: adminRoutes.moveProductionStage.path.replace(':id', id),
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          cookie: `__Secure-rapport-staff=${foreman.cookie}`,
          'idempotency-key': 'one-press-of-a-phone-without-a-connection',
        },
        payload: { version: 0, to: 'cutting' },
      })
    const answers = [await press(), await press()]
    expect(answers.map((answer) => [answer.statusCode, answer.json().result.order.version])).toEqual([
      [200, 1],
      [200, 1],
    ])
    const late = await move(id, 0, 'printing')
    expect([late.status, late.message]).toEqual([409, productionMessages.versionStale])
  })

  it('refuses unknown stages, orders that are not paid or closed, and a press without a version', async () => {
    const id = await paidOrder()
    expect((await move(id, 0, 'sawing')).errors).toEqual({ to: [productionMessages.stageUnknown] })
    expect((await foreman.call('moveProductionStage', { id, body: { to: 'cutting' } })).status).toBe(400)
    const fresh = await placeCoatOrder(server())
    expect((await move(fresh, 0, 'cutting')).message).toBe(productionMessages.notInProduction)
    const change = { status: 'refused', by: 'staff', at: server().clock.now } as const
    await changeOrderStatus(server().database.orm, id, change)
    expect((await move(id, 0, 'cutting')).message).toBe(productionMessages.orderClosed)
  })

  it('shows «Мастер» no phone, name, mail, comment or price of an order, and no file name', async () => {
    const id = await paidOrder()
    const file = { id: crypto.randomUUID(), orderId: id, position: 0, name: 'Ниткина.PDF', size: 1 }
    await server().database.orm.insert(orderFiles).values(file)
    const label = await foreman.call('getProductionLabel', { id, query: { size: 'a6' } })
    const answers = [
      (await foreman.call('getProduction')).result,
      (await move(id, 0, 'cutting')).result,
      await read(id),
    ]
    const text = JSON.stringify(answers)
    expect(text).toContain('Пальто прямое')
    expect(text).toContain('Файл 1.pdf')
    const { total, unitPrice } = (await inboxOrder(manager, id)).lines[0] ?? {}
    for (const secret of [PHONE, '9005550143', 'Ниткин', 'Клавди', 'nitkina', `${total}`, `${unitPrice}`])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    const keys = new Set<string>()
    JSON.stringify(answers, (key, value) => {
      keys.add(key)
      return value
    })
    for (const key of ['name', 'phone', 'email', 'comment', 'unitPrice', 'total', 'priceList', 'calculation'])
      expect([key, key !== 'name' && keys.has(key)]).toEqual([key, false])
    if (hasPoppler) {
      const { pages } = await readPdf(Buffer.from(label.result.pdf, 'base64'))
      expect(pages[0]).toContain('Пальто прямое')
      for (const secret of ['900', 'Ниткин', '₽'])
        expect([secret, pages[0]?.includes(secret)]).toEqual([secret, false])
    }
  })

  it('opens no file of a message for «Мастер»', async () => {
    const orderId = await paidOrder()
    const file = { orderId, name: 'Договор.pdf', size: 1 }
    const [sent, written] = [crypto.randomUUID(), crypto.randomUUID()]
    await server()
      .database.orm.insert(orderFiles)
      .values([
        { ...file, id: sent, position: 0 },
        { ...file, id: written, position: 1, messageId: 1 },
      ])
    expect((await foreman.call('openProductionFile', { id: sent })).status).toBe(200)
    expect((await foreman.call('openProductionFile', { id: written })).status).toBe(404)
  })

  it('gives «Мастер» the approved bytes of the proof under their name, its pictures, and no other version', async () => {
    const id = await paidOrder()
    expect((await read(id)).proof).toBeNull()
    const name = 'Бирка «Лён», вариант 2.png'
    const bytes = await picture(40, 30)
    const proof = await sendDraftProof(manager, await addProofFile(manager, id, name, bytes))
    expect((await read(id)).proof).toEqual({ version: 1, isApproved: false, files: [], pages: [] })
    const fileId = proof.versions[0]?.files[0]?.id ?? ''
    expect((await foreman.call('openProductionFile', { id: fileId })).status).toBe(404)
    const { sha256 } = proof.versions[0] ?? {}
    const payload = { version: 1, sha256, name: 'Клавдия Ниткина' }
    await server().app.inject({ method: 'POST', url: `${proof.path}approve/`, payload })
    const shown = (await read(id)).proof
    expect(shown).toMatchObject({ isApproved: true, files: [{ id: fileId, name, size: bytes.length }] })
    const { result } = await foreman.call('openProductionFile', { id: fileId })
    const download = await server().app.inject({ url: result.path })
    expect(download.rawPayload.equals(bytes)).toBe(true)
    expect(download.headers['content-disposition']).toBe(
      `attachment; filename="_____ _____, _______ 2.png"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    const [page] = shown?.pages ?? []
    expect(page).toMatchObject({ page: 1, width: 40, height: 30 })
    for (const path of [page?.small, page?.large]) {
      const answer = await server().app.inject({ url: path ?? '' })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(40)
      expect((await server().app.inject({ url: path?.split('?')[0] ?? '' })).statusCode).toBe(403)
    }
    // The screen stays open beside a machine.
    const noon = server().clock.now
    server().clock.now = new Date(noon.getTime() + 29 * MINUTE_MS)
    expect((await server().app.inject({ url: page?.large ?? '' })).statusCode).toBe(200)
    server().clock.now = noon
    const told = JSON.stringify([await read(id), result])
    for (const secret of ['Ниткин', 'Клавди', PHONE, proofToken(proof), 'Проверьте'])
      expect([secret, told.includes(secret)]).toEqual([secret, false])
    expect((await server().app.inject({ url: result.path.slice(0, -2) })).statusCode).toBe(403)
    await sendDraftProof(manager, await addProofFile(manager, id, 'Новый.png', await picture(20, 20)))
    expect((await read(id)).proof).toEqual({ version: 2, isApproved: false, files: [], pages: [] })
    for (const url of [result.path, page?.small ?? ''])
      expect((await server().app.inject({ url })).statusCode).toBe(404)
  })

  it.runIf(hasPoppler).each(['58x40', 'a6'])(
    'prints a label of %s on one page, whose code opens the stages of the order',
    async (size) => {
      const id = await paidOrder()
      const { result } = await foreman.call('getProductionLabel', { id, query: { size } })
      const pdf = Buffer.from(result.pdf, 'base64')
      const { pages, info } = await readPdf(pdf)
      expect([pages.length, info.Tagged]).toEqual([1, 'yes'])
      expect(pages[0]).toContain((await read(id)).number)
      const { data, info: shape } = await sharp(await renderPage(pdf, 203))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const picture = { pixels: new Uint8Array(data), width: shape.width, height: shape.height }
      expect(await readByZxing(picture)).toBe(new URL(adminProductionPath(id), publicUrl).href)
    },
  )
})
