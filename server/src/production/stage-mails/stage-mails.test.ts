import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { ALL_DONE, NOT_STARTED } from '@rapport/staff-contract/production/production'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { placeCoatOrder, sentOffer } from '../../../test/offers/offer-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { changeOrderStatus } from '../../orders/change-order-status.ts'
import { eraseOrders } from '../../orders/erase-orders.ts'
import { orders } from '../../orders/tables.ts'
import { getOrderProduction } from '../get-order-production.ts'
import { orderProduction } from '../tables.ts'
import { forgetStageMails } from './forget-stage-mails.ts'
import { enqueueDueStageMails } from './stage-mails.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')

describeStaff('mails about production stages', (server) => {
  let foreman: SignedIn
  let manager: SignedIn
  let addresses = 0
  beforeEach(async () => {
    server().clock.now = NOON
    foreman = await server().signedIn('foreman')
    manager = await server().signedIn('manager')
  })
  const pass = (minutes: number) => {
    server().clock.now = new Date(server().clock.now.getTime() + minutes * MINUTE_MS)
  }
  const wait = async (minutes: number) => {
    pass(minutes)
    const { database, app, clock } = server()
    await enqueueDueStageMails(database.orm, app.orders.deps.jobs, clock.now)
  }
  const production = async (id: string) => {
    const [row] = await server()
      .database.orm.select()
      .from(orderProduction)
      .where(eq(orderProduction.orderId, id))
    return row
  }
  /** Waits until no mail of the order is due. */
  const settled = (id: string) =>
    vi.waitFor(async () => expect((await production(id))?.mailDueAt).toBeNull(), SOON)

  async function paidOrder() {
    const email = `stage-${++addresses}@example.ru`
    const id = await placeCoatOrder(server(), { email, name: 'Анна' })
    const change = { status: 'paid', by: 'staff', at: server().clock.now } as const
    await changeOrderStatus(server().database.orm, id, change)
    const [order] = await server().database.orm.select().from(orders).where(eq(orders.id, id))
    const shown = () =>
      getOrderProduction(server().database.orm, order?.number ?? '', {
        linkKeys: server().app.orders.linkKeys,
        now: server().clock.now,
      })
    const path = (await shown()).stageMails?.path ?? ''
    const press = (body: string, accept = '*/*') =>
      server().app.inject({
        method: 'POST',
        url: path,
        headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
        payload: body,
      })
    const mails = () =>
      server()
        .mails.taken.filter(({ to, mail }) => to.includes(email) && mail.subject?.startsWith('Заказ'))
        .map(({ mail }) => mail)
    const move = async (to: string) => {
      const { status } = await foreman.call('moveProductionStage', {
        id,
        body: { version: (await production(id))?.version ?? 0, to },
      })
      expect(status).toBe(200)
    }
    return { id, email, shown, path, press, mails, move }
  }

  it('are off until the customer turns them on, and then tell of each later stage once', async () => {
    const { id, press, mails, move } = await paidOrder()
    await move('cutting')
    expect((await production(id))?.mailDueAt).toBeNull()
    expect((await press('wanted=on')).statusCode).toBe(204)
    await move('printing')
    await wait(5)
    const [mail] = await vi.waitFor(() => {
      expect(mails()).toHaveLength(1)
      return mails()
    }, SOON)
    await settled(id)
    expect(mail?.subject).toMatch(/^Заказ 26-\d{6}: этап «Печать»$/)
    const text = mail?.text?.replaceAll('\u00A0', ' ')
    for (const words of ['Готово: Раскрой', 'Сейчас: Печать', 'Впереди: Пошив, Контроль, Отгрузка'])
      expect(text).toContain(words)
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toMatch(/^<https:.*\/stage-mails\/\?expires=\d+&signature=.+>$/)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await wait(60)
    expect((await production(id))?.mailAttempts).toBe(1)
  })

  it('come once for several stages within minutes, and not at all for a stage that was taken back', async () => {
    const { id, press, mails, move } = await paidOrder()
    await press('wanted=on')
    await move('cutting')
    await wait(4)
    await move(NOT_STARTED)
    await wait(5)
    await settled(id)
    for (const stage of ['cutting', 'printing', 'sewing']) {
      await move(stage)
      await wait(4)
    }
    await wait(1)
    await settled(id)
    expect(mails().map(({ subject }) => subject?.slice(-7))).toEqual(['«Пошив»'])
    await move('control')
    await move('sewing')
    await wait(5)
    await settled(id)
    expect(mails()).toHaveLength(1)
  })

  it('say that an order went back to a stage, if a mail named a later one', async () => {
    const { id, press, mails, move } = await paidOrder()
    await press('wanted=on')
    await move('sewing')
    await wait(5)
    await settled(id)
    await move('printing')
    await wait(5)
    await settled(id)
    await move(ALL_DONE)
    await wait(5)
    await settled(id)
    const texts = mails().map(({ text }) => text?.replaceAll('\u00A0', ' ').split('\n')[0])
    expect(texts).toEqual([
      'Заказ на этапе «Пошив»',
      'Заказ вернулся на этап «Печать»',
      'Производство закончено',
    ])
  })

  it('end by one click of a mail program with an expired link, and by the form of the page', async () => {
    const { id, press, shown, path, move } = await paidOrder()
    await press('wanted=on')
    await move('cutting')
    pass(100 * 24 * 60)
    expect((await press('wanted=on')).statusCode).toBe(404)
    expect((await press('List-Unsubscribe=One-Click')).statusCode).toBe(204)
    expect(await production(id)).toMatchObject({ wantsMails: false, mailDueAt: null })
    server().clock.now = NOON
    const page = await press('wanted=on', 'text/html')
    expect([page.statusCode, page.headers.location]).toEqual([
      303,
      `${path.replace('stage-mails/', '')}#stage-mails`,
    ])
    expect((await shown()).stageMails?.wanted).toBe(true)
    const look = await server().app.inject({ url: path })
    expect(look.statusCode).toBe(303)
    expect((await shown()).stageMails?.wanted).toBe(true)
    expect((await press('wanted=maybe')).statusCode).toBe(422)
    expect((await server().app.inject({ method: 'POST', url: path.slice(0, -3) })).statusCode).toBe(422)
    const forged = { method: 'POST', url: path.slice(0, -3), payload: { wanted: 'off' } } as const
    expect((await server().app.inject(forged)).statusCode).toBe(404)
    expect((await shown()).stageMails?.wanted).toBe(true)
  })

  it('are turned on from the page of an offer once it is accepted', async () => {
    const { path, orderId } = await sentOffer(server(), manager, { email: 'offer-stages@example.ru' })
    const press = () =>
      server().app.inject({ method: 'POST', url: `${path}stage-mails/`, payload: { wanted: 'on' } })
    expect((await press()).statusCode).toBe(404)
    const payload = { version: 1, name: 'Анна Петрова' }
    await server().app.inject({ method: 'POST', url: `${path}accept/`, payload })
    const answer = await press()
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}#stage-mails`])
    expect((await production(orderId))?.wantsMails).toBe(true)
  })

  it('end with the erasure of the customer and the end of production', async () => {
    const { id, press, mails, move } = await paidOrder()
    await press('wanted=on')
    await move('cutting')
    const { orm } = server().database
    await orm.transaction(async (tx) => {
      await eraseOrders(tx, eq(orders.id, id))
      await forgetStageMails(tx, [id])
    })
    expect(await production(id)).toMatchObject({ wantsMails: false, mailDueAt: null })
    expect((await press('wanted=on')).statusCode).toBe(404)
    expect(mails()).toEqual([])
    const shipped = await paidOrder()
    const change = { status: 'shipped', by: 'staff', at: server().clock.now } as const
    await changeOrderStatus(orm, shipped.id, change)
    expect((await shipped.press('wanted=on')).statusCode).toBe(409)
    expect((await shipped.shown()).stageMails).toBeNull()
  })
})
