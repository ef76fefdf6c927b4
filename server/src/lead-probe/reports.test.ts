import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  freePort,
  type LeadProbeApp,
  openLeadProbeApp,
  PASSED,
} from '../../test/lead-probe/lead-probe-app.ts'
import { seedSmallFactory } from '../../test/orders-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { readEnv } from '../platform/process/env.ts'
import { checkLeadProbe } from '../system-checks/checks/lead-probe.ts'

describeOnDatabase('a step of a test order that fails', (database) => {
  let server: LeadProbeApp
  let metricsPort: number
  beforeEach(async () => {
    await seedSmallFactory(database())
    metricsPort = await freePort()
    server = await openLeadProbeApp(database(), { METRICS_PORT: String(metricsPort) })
  })
  afterEach(() => server.close())

  async function readToday() {
    const headers = { cookie: server.owner.cookie, 'x-requested-with': 'XMLHttpRequest' }
    const response = await fetch(`${server.url}${adminRoutes.getToday.path}`, { headers })
    const { result } = (await response.json()) as { result: { leadProbe: unknown } }
    return result.leadProbe
  }
  async function readMetrics() {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return [...text.matchAll(/^rapport_lead_probe_broken\{step="([\w-]+)"\} 1$/gm)].map(([, step]) => step)
  }
  async function runCheck(variables = { LEAD_PROBE_MINUTES: '15' }) {
    const { orm } = database()
    const deps = { env: readEnv(variables), orm, storage: undefined, dataDir: '', isRunning: true }
    return (await checkLeadProbe(deps)).map(({ code, values }) => [code, values.reason])
  }

  it('is on the first screen of owners, in the checks of the system and a metric, until it works again', async () => {
    expect(await runCheck()).toEqual([['lead-probe-waiting', undefined]])
    server.receiver.status = 401
    await server.run()
    const failing = { telegram: 'pending: HTTP 401', crm: 'pending: HTTP 401' }
    await server.waitForSteps({ ...PASSED, ...failing })
    await server.run(6)
    expect(await readToday()).toMatchObject({
      broken: [
        { step: 'telegram', reason: 'HTTP 401' },
        { step: 'crm', reason: 'HTTP 401' },
      ],
      isLate: false,
    })
    expect(await runCheck()).toEqual([
      ['lead-probe-telegram', 'HTTP 401'],
      ['lead-probe-crm', 'HTTP 401'],
    ])
    expect(await readMetrics()).toEqual(['telegram', 'crm'])

    server.receiver.status = 200
    await server.runOnce()
    expect(await readToday()).toBeNull()
    expect(await runCheck()).toEqual([['lead-probe-ok', undefined]])
    expect(await readMetrics()).toEqual([])
  })

  it('is not checked while test orders are switched off', async () => {
    expect(await runCheck({ LEAD_PROBE_MINUTES: '' })).toEqual([['lead-probe-off', undefined]])
  })
})
