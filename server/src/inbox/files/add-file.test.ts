import { randomUUID } from 'node:crypto'
import { messages } from '@rapport/contract/errors/messages'
import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { beforeEach, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

describeStaff('writes of a phone', (server) => {
  let manager: SignedIn
  let id: string
  beforeEach(async () => {
    manager = await server().signedIn('manager')
    id = await placeOrder(server())
  })
  /** Sends a request as a browser does, with an idempotency key. */
  async function send(
    name: AdminEndpointName,
    payload: FormData | object,
    {
      key,
      from = manager,
      orderId = id,
      ago,
    }: { key?: string; from?: SignedIn; orderId?: string; ago?: string } = {},
  ) {
    const answer = await server().app.inject({
      method: adminRoutes[name].method as 'POST',
      url: adminRoutes[name].path.replace(':id', orderId),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        cookie: `__Secure-rapport-staff=${from.cookie}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(ago === undefined ? {} : { 'x-pressed-ago': ago }),
      },
      payload,
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const photo = (name = 'Образец.jpg', bytes: Uint8Array = samples.jpeg) => {
    const form = new FormData()
    form.append('file', new Blob([Buffer.from(bytes)]), name)
    return form
  }

  it('store a photo with its author, visible to staff only', async () => {
    const { status, result } = await send('addOrderFile', photo())
    expect([status, result.order.version]).toEqual([200, 1])
    expect(result.order.files).toMatchObject([
      { name: 'Образец.jpg', size: samples.jpeg.length, isRemoved: false, author: { id: manager.id } },
    ])
    const { path } = (await manager.call('openOrderFile', { id: result.order.files[0].id })).result
    const opened = await server().app.inject({ url: path })
    expect([opened.statusCode, opened.rawPayload.equals(Buffer.from(samples.jpeg))]).toEqual([200, true])
  })

  it('refuse a file of a wrong kind or with a wrong extension', async () => {
    const script = await send('addOrderFile', photo('Образец.html'))
    expect([script.status, script.errors]).toEqual([422, { file: [messages.fileKind('Образец.html')] }])
    const other = await send('addOrderFile', photo('Образец.png'))
    expect([other.status, other.errors]).toEqual([
      422,
      { file: [messages.fileIsOther('Образец.png', 'JPG', 'PNG', 'jpg')] },
    ])
    expect((await inboxOrder(manager, id)).files).toEqual([])
  })

  it('are dated to the click if it was made offline', async () => {
    const placed = server().clock.now.getTime()
    const at = (minutes: number) => new Date(placed + minutes * 60_000)
    server().clock.now = at(10)
    await send('claimOrder', {}, { ago: String(6 * 60_000) })
    server().clock.now = at(30)
    const call = { version: 1, outcome: 'reached' }
    const { result } = await send('noteOrderCall', call, { ago: String(22 * 60_000) })
    expect(result.order.calls).toMatchObject([{ at: at(8).toISOString() }])
    expect(result.order.statusChanges).toMatchObject([{ status: 'called', at: at(8).toISOString() }])
    const step = { version: 2, status: 'calculating' }
    // Not before the previous write, whatever the phone reports.
    const { statusChanges } = (await send('changeOrderStatus', step, { ago: '9e99' })).result.order
    expect(statusChanges[1]).toMatchObject({ status: 'calculating', at: at(8).toISOString() })
  })

  it.each([['-600000'], [''], ['NaN'], ['1e400'], ['99999999999']])(
    'clamp an impossible age of %j to the time between the order and now',
    async (ago) => {
      const placed = server().clock.now.getTime()
      server().clock.now = new Date(placed + 5 * 60_000)
      const { calls } = (await send('noteOrderCall', { version: 0, outcome: 'missed' }, { ago })).result.order
      const moment = Date.parse(calls[0].at)
      expect([moment >= placed, moment <= server().clock.now.getTime()]).toEqual([true, true])
    },
  )

  it('are done once for two requests with the same key: photo, note, status', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    const status = { version: 0, status: 'calculating' }
    for (const _ of [1, 2]) {
      expect((await send('changeOrderStatus', status, { key: first })).status).toBe(200)
      expect((await send('addOrderNote', { text: 'Звонить после обеда' }, { key: second })).status).toBe(200)
      expect((await send('addOrderFile', photo(), { key: third })).status).toBe(200)
    }
    const order = await inboxOrder(manager, id)
    expect([order.version, order.statusChanges.length, order.notes.length, order.files.length]).toEqual([
      3, 1, 1, 1,
    ])
  })

  it('delete a reminder once and answer the repeat like the first request', async () => {
    const at = new Date(server().clock.now.getTime() + 3_600_000).toISOString()
    const { reminders } = (await manager.call('addOrderReminder', { id, body: { at, text: 'Позвонить' } }))
      .result.order
    const key = randomUUID()
    const orderId = String(reminders[0].id)
    for (const _ of [1, 2]) {
      const { status, result } = await send('endOrderReminder', {}, { key, orderId })
      expect([status, result.order.version, result.order.reminders]).toEqual([200, 2, []])
    }
    expect((await send('endOrderReminder', {}, { key: randomUUID(), orderId })).status).toBe(404)
  })

  it('are done once for simultaneous requests with the same key', async () => {
    const key = randomUUID()
    const tries = [1, 2, 3].map(() => send('addOrderNote', { text: 'Дважды' }, { key }))
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await inboxOrder(manager, id)).notes).toHaveLength(1)
  })

  it('refuse a key that the member used for another write, but accept it from another member', async () => {
    const key = randomUUID()
    const note = { text: 'Моя' }
    expect((await send('addOrderNote', note, { key })).status).toBe(200)
    const step = await send('claimOrder', {}, { key })
    expect([step.status, step.message]).toEqual([422, inboxMessages.keyReused])
    const elsewhere = await send('addOrderNote', note, { key, orderId: await placeOrder(server()) })
    expect(elsewhere.status).toBe(422)
    const colleague = await server().signedIn('manager')
    expect((await send('addOrderNote', note, { key, from: colleague })).status).toBe(200)
    expect((await inboxOrder(manager, id)).notes).toHaveLength(2)
    expect((await send('addOrderNote', note, { key: 'x'.repeat(300) })).status).toBe(400)
  })

  it('store no key after a refusal, so that it can be retried', async () => {
    const key = randomUUID()
    await manager.call('claimOrder', { id })
    expect((await send('changeOrderStatus', { version: 0, status: 'called' }, { key })).status).toBe(409)
    expect((await send('changeOrderStatus', { version: 1, status: 'called' }, { key })).status).toBe(200)
  })
})
