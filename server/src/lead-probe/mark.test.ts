import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { APP_SECRET } from '../../test/build-app.ts'
import { type LeadProbeApp, openLeadProbeApp, PASSED } from '../../test/lead-probe/lead-probe-app.ts'
import { orderForm, sendOrder, validFields } from '../../test/order-form.ts'
import { seedSmallFactory } from '../../test/orders-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { PROBE_HEADER } from '../orders/submit/rehearse-order.ts'
import { orders } from '../orders/tables.ts'
import { loadSecretKeys } from '../platform/security/secret-keys.ts'
import { createMark, MARK_KEYS } from './mark.ts'
import { probeForm } from './probe-order.ts'
import { leadProbes } from './tables.ts'

describeOnDatabase('the mark of a test order', (database) => {
  let server: LeadProbeApp
  beforeEach(async () => {
    await seedSmallFactory(database())
    server = await openLeadProbeApp(database())
  })
  afterEach(() => server.close())

  const markOf = async (id: string, secret = APP_SECRET) =>
    createMark(await loadSecretKeys(database().orm, [secret], MARK_KEYS), id)
  const send = (mark: string, body: FormData = orderForm(validFields)) =>
    sendOrder(server.url, body, { [PROBE_HEADER]: mark })
  const countOrders = () => database().orm.$count(orders)
  const runningProbe = async () => {
    await server.run()
    await server.waitForSteps(PASSED)
    const [probe] = await database().orm.select().from(leadProbes)
    return probe ?? expect.fail()
  }

  it.each([
    ['nonsense', async () => '1'],
    ['an id alone', async () => randomUUID()],
    ['a secret of another site', () => markOf(randomUUID(), 'x'.repeat(32))],
    ['thousands of characters', async () => 'a'.repeat(8000)],
  ])('stores the order of a customer with a forged mark (%s)', async (_, forge) => {
    expect((await send(await forge())).status).toBe(200)
    expect(await countOrders()).toBe(1)
    expect(await database().orm.select().from(leadProbes)).toEqual([])
  })

  it('answers 409 with another order, so that a copied mark stores and hides nothing', async () => {
    const { id } = await runningProbe()
    expect((await send(await markOf(id))).status).toBe(409)
    expect(await countOrders()).toBe(0)
  })

  it('answers 409 after its test order has ended, or if this site never placed it', async () => {
    const { id } = await runningProbe()
    await server.run()
    const env = { LEAD_PROBE_MAIL: '' }
    expect((await send(await markOf(id), probeForm(id, env))).status).toBe(409)
    expect((await send(await markOf(randomUUID()))).status).toBe(409)
    expect(await countOrders()).toBe(0)
  })

  it('answers the first number to a request that a proxy repeats, and follows one order', async () => {
    const { id, number } = await runningProbe()
    const again = await send(await markOf(id), probeForm(id, { LEAD_PROBE_MAIL: '' }))
    expect(again).toMatchObject({ status: 200, number })
    await server.run()
    expect(await database().orm.select().from(leadProbes)).toMatchObject([{ isPassed: true }])
    expect((await server.storage.list('orders')[Symbol.asyncIterator]().next()).done).toBe(true)
    expect(await countOrders()).toBe(0)
  })
})
