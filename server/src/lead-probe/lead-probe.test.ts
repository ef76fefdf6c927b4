import { count, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  freePort,
  type LeadProbeApp,
  openLeadProbeApp,
  PASSED,
} from '../../test/lead-probe/lead-probe-app.ts'
import { orderForm, sendOrder, validFields } from '../../test/order-form.ts'
import { seedSmallFactory } from '../../test/orders-app.ts'
import { SOON } from '../../test/soon.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { siteProperties } from '../content/tables.ts'
import { setOpening } from '../opening/commands.ts'
import { orders } from '../orders/tables.ts'
import { getProbeState } from './lead-probe-state.ts'
import { addSteps } from './steps.ts'
import { leadProbeOutages, leadProbes } from './tables.ts'

describeOnDatabase('a test order', (database) => {
  let server: LeadProbeApp
  const open = async (variables: Record<string, string> = {}) => {
    server = await openLeadProbeApp(database(), variables)
  }
  beforeEach(() => seedSmallFactory(database()))
  afterEach(() => server.close())

  const readProbes = () => database().orm.select().from(leadProbes)
  const mailsTo = (email: string) => server.mails.taken.filter(({ to }) => to.includes(email))
  const storedFiles = async () => {
    const keys: string[] = []
    for await (const { key } of server.storage.list('orders')) keys.push(key)
    return keys
  }

  it('passes the form, database, store, inbox, mail, Telegram and CRM without noise, and is removed', async () => {
    await open()
    await server.run()
    await server.waitForSteps(PASSED)
    expect(await storedFiles()).toHaveLength(1)
    await server.run()
    expect(await readProbes()).toMatchObject([{ isPassed: true, details: null }])
    expect(await storedFiles()).toEqual([])
    expect(await database().orm.select().from(leadProbeOutages)).toEqual([])
    expect(server.mails.taken).toMatchObject([
      {
        to: ['support@proba.example'],
        mail: { subject: 'Проверка заявок', attachments: [{ filename: 'Проверка.pdf' }] },
      },
    ])
    expect(server.mails.taken[0]?.mail.text).toContain('Звонить и\u00A0отвечать не\u00A0нужно')
    const sent = server.receiver.requests.map(({ method, path }) => `${method} ${path}`)
    expect(sent.sort()).toEqual(['OPTIONS /crm', 'POST /bot1:token/getChat'])
  })

  it.each([
    ['the site is', () => setOpening(database().orm, false, new Date(0))],
    ['its forms are', () => database().orm.update(siteProperties).set({ legalName: '' })],
  ])('is not placed while %s closed, and that is no outage', async (_what, close) => {
    await open()
    await close()
    await server.run()
    expect(await readProbes()).toEqual([])
    const state = { minutes: 1, now: new Date(), startedAt: new Date(0) }
    expect(await getProbeState(database().orm, state)).toMatchObject({ isLate: false, broken: [] })
  })

  it('is sent to LEAD_PROBE_MAIL, with the confirmation of the customer', async () => {
    await open({ LEAD_PROBE_MAIL: 'probe@proba.example' })
    await server.runOnce()
    const subjects = mailsTo('probe@proba.example').map(({ mail }) => mail.subject)
    expect(subjects.sort()).toEqual([
      'Проверка заявок',
      expect.stringMatching(/^Проверка заявок: Заявка \d\d-000001 принята$/),
    ])
    expect(server.mails.taken).toHaveLength(2)
  })

  it('is looked after every minute', async () => {
    await open()
    expect(server.scheduled).toEqual([{ cron: '* * * * *' }])
  })

  it('takes no number: the next customer gets the first one', async () => {
    await open()
    await server.runOnce()
    expect((await sendOrder(server.url, orderForm(validFields))).number).toMatch(/^\d\d-000001$/)
  })

  it('is placed at the interval, once for two processes', async () => {
    await open()
    const apps = [server.app, await server.openOther()]
    for (let n = 0; n < 2; n += 1)
      await Promise.all(
        apps.map(({ orders: { deps } }) => deps.jobs.enqueue(database().orm, 'lead-probe', 'run')),
      )
    await server.waitForSteps(PASSED)
    await server.run()
    await server.run(14)
    expect(await readProbes()).toHaveLength(1)
    await server.run(1)
    expect(await readProbes()).toHaveLength(2)
  })

  it('raises one alert for an outage, and one all-clear', async () => {
    await open()
    server.receiver.status = 502
    await server.run()
    await server.waitForSteps({ ...PASSED, telegram: 'pending: HTTP 502', crm: 'pending: HTTP 502' })
    await server.run(6)
    await vi.waitFor(() => expect(mailsTo(server.owner.email)).toHaveLength(1), SOON)
    const alert = mailsTo(server.owner.email)[0]?.mail
    expect(alert?.subject).toBe('Заявки могут теряться: пробная заявка не\u00A0дошла')
    expect(alert?.text).toMatch(
      /Telegram: в\u00A0ответ пришла ошибка \(HTTP 502\)[\s\S]+CRM: .+ \(HTTP 502\)/,
    )
    expect(await server.app.leadProbe.getState()).toMatchObject({
      broken: [{ step: 'telegram', reason: 'HTTP 502' }, { step: 'crm' }],
      isLate: false,
    })
    expect(server.log.join('')).toContain('orders may be lost: a test order did not arrive')

    await server.run(15)
    await server.waitForSteps({ ...PASSED, telegram: 'pending: HTTP 502', crm: 'pending: HTTP 502' })
    await server.run(6)
    expect((await readProbes()).map(({ isPassed }) => isPassed)).toEqual([false, false])

    server.receiver.status = 200
    await server.runOnce()
    await vi.waitFor(() => expect(mailsTo(server.owner.email)).toHaveLength(2), SOON)
    const clear = mailsTo(server.owner.email)[1]?.mail
    expect(clear?.subject).toBe('Пробные заявки снова доходят')
    expect(clear?.text).toMatch(/Telegram: не\u00A0работало с\u00A0.+ до\u00A0/)
    expect((await server.app.leadProbe.getState())?.broken).toEqual([])
  })

  it('reports mail that is refused in the back office and the log, and by mail once it works', async () => {
    await open()
    server.mails.refuse = true
    await server.run()
    await server.waitForSteps({ ...PASSED, 'factory-mail': 'pending: EMESSAGE 451' })
    await server.run(6)
    const state = await server.app.leadProbe.getState()
    expect(state?.broken).toMatchObject([{ step: 'factory-mail', reason: 'EMESSAGE 451' }])
    expect(server.log.join('')).toContain('"factory-mail":"EMESSAGE 451"')
    await vi.waitFor(() => expect(server.mails.refused.length).toBeGreaterThan(1), SOON)
    server.mails.refuse = false
    await vi.waitFor(() => expect(mailsTo(server.owner.email)).toHaveLength(1), SOON)
  })

  it('reports a form that refuses, and a page that fails', async () => {
    await open({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` })
    await server.run()
    await server.waitForSteps({ page: 'failed: ECONNREFUSED', form: 'failed: ECONNREFUSED' })
    await server.run()
    const state = await server.app.leadProbe.getState()
    expect(state?.broken).toMatchObject([
      { step: 'page', reason: 'ECONNREFUSED' },
      { step: 'form', reason: 'ECONNREFUSED' },
    ])
  })

  it('raises no alert if the process died while it placed one: the next process places another', async () => {
    await open()
    const id = '00000000-0000-4000-8000-000000000001'
    const dueAt = new Date(server.clock.now.getTime() - 1)
    await database().orm.insert(leadProbes).values({ id, placedAt: dueAt })
    await addSteps(database().orm, id, ['page', 'form'], dueAt)
    await server.runOnce()
    expect((await readProbes()).map((probe) => [probe.id === id, probe.isPassed])).toEqual([[false, true]])
    expect(await database().orm.select().from(leadProbeOutages)).toEqual([])
  })

  it('reports a file that is no longer in the store', async () => {
    await open()
    await server.run()
    await server.waitForSteps(PASSED)
    for (const key of await storedFiles()) await server.storage.remove(key)
    await server.run(6)
    const state = await server.app.leadProbe.getState()
    expect(state?.broken).toMatchObject([{ step: 'files', reason: 'NO_FILE' }])
  })

  it('raises no alert if the site was stopped meanwhile, and is placed again', async () => {
    await open()
    server.receiver.status = 502
    await server.run()
    await server.waitForSteps({ ...PASSED, telegram: 'pending: HTTP 502', crm: 'pending: HTTP 502' })
    server.receiver.status = 200
    const [first] = await readProbes()
    await server.run(60)
    const second = await readProbes()
    expect(second.map(({ id }) => id === first?.id)).toEqual([false])
    expect(await database().orm.select().from(leadProbeOutages)).toEqual([])
  })

  it('is reported as late if none has ended for its interval and 15 minutes', async () => {
    await open()
    await server.runOnce()
    const isLateIn = async (minutes: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
      return (await server.app.leadProbe.getState())?.isLate
    }
    expect([await isLateIn(29), await isLateIn(2)]).toEqual([false, true])
  })

  it('is switched off by default', async () => {
    await open({ LEAD_PROBE_MINUTES: '' })
    expect(server.scheduled).toEqual([])
    expect(server.app.leadProbe.run).toBeUndefined()
    expect(await server.app.leadProbe.getState()).toBeUndefined()
  })

  it('leaves orders of visitors alone', async () => {
    await open()
    await sendOrder(server.url, orderForm(validFields))
    await server.runOnce()
    const rows = await database()
      .orm.select({ number: count() })
      .from(orders)
      .where(eq(orders.name, validFields.name))
    expect(rows).toEqual([{ number: 1 }])
    expect(await database().orm.$count(orders)).toBe(1)
  })
})
