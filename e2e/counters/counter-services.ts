import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'

type Service = 'metrika' | 'tagManager' | 'vkPixel' | 'vkRetargeting' | 'topMailRu'

export const IDS = {
  YANDEX_METRIKA_ID: '70000001',
  GTM_ID: 'GTM-PROBA1',
  VK_PIXEL_ID: 'VK-RTRG-1-pixel',
  VK_RETARGETING_ID: 'VK-RTRG-2-retarg',
  TOP_MAIL_RU_ID: '3000001',
}

export interface CounterServices {
  /** Requested addresses with their hosts: scripts and reports. */
  asked: string[]
  /** Services whose scripts are blocked. */
  blocked: Set<Service>
  /** Returns the events that a service received, in the order of sending: «hit /catalog/», «goal liked». */
  told(service: Service): string[]
  /** Routes requests of a browser for the hosts of the services to this server. */
  serve(context: BrowserContext): Promise<void>
  stop(): Promise<void>
}

/** The part of the services' scripts that a page may use. Each processes its queue, and reports by an image request. */
const REPORT = `
  let reports = 0
  const report = (url, query) => {
    const number = String(performance.timeOrigin + performance.now()) + '.' + String(reports++).padStart(4, '0')
    new Image().src = url + '?' + new URLSearchParams({ ...query, number })
  }`
const PROGRAMS: Record<string, string> = {
  'mc.yandex.ru/metrika/tag.js': `{${REPORT}
    const waiting = window.ym.a
    let options
    window.ym = (id, name, ...args) => {
      const to = 'https://mc.yandex.ru/watch/' + id
      if (name === 'init') options = args[0]
      if (name === 'init' && !options.defer) report(to, { hit: location.href })
      if (name === 'hit') report(to, { hit: args[0], title: args[1].title, referrer: args[1].referer })
      if (name === 'reachGoal') report(to, { goal: args[0], details: JSON.stringify(args[1]) })
    }
    for (const call of waiting) window.ym(...call)
  }`,
  'www.googletagmanager.com/gtm.js': `{${REPORT}
    const send = ({ event, page, goal }) => {
      if (event === 'pageview') report('https://www.google-analytics.com/g/collect', { hit: page.url })
      if (event === 'goal') report('https://www.google-analytics.com/g/collect', { goal })
    }
    const waiting = window.dataLayer
    waiting.push = (...entries) => entries.forEach(send)
    waiting.forEach(send)
  }`,
  'vk.com/js/api/openapi.js': `{${REPORT}
    let p
    window.VK = { Retargeting: {
      Init: (id) => { p = id },
      Hit: () => report('https://vk.com/rtrg', { p, hit: location.href }),
      Event: (goal) => report('https://vk.com/rtrg', { p, goal }),
    } }
  }`,
  'top-fwz1.mail.ru/js/code.js': `{${REPORT}
    const send = ({ id, type, url, goal }) =>
      report('https://top-fwz1.mail.ru/counter', type === 'pageView' ? { id, hit: url } : { id, goal })
    const waiting = window._tmr
    window._tmr = { push: send }
    waiting.forEach(send)
  }`,
}
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

const isReportOf: Record<Service, (url: URL) => boolean> = {
  metrika: (url) => url.href.startsWith(`https://mc.yandex.ru/watch/${IDS.YANDEX_METRIKA_ID}?`),
  tagManager: (url) => url.host === 'www.google-analytics.com',
  vkPixel: (url) => url.host === 'vk.com' && url.searchParams.get('p') === IDS.VK_PIXEL_ID,
  vkRetargeting: (url) => url.host === 'vk.com' && url.searchParams.get('p') === IDS.VK_RETARGETING_ID,
  topMailRu: (url) => url.host === 'top-fwz1.mail.ru' && url.searchParams.get('id') === IDS.TOP_MAIL_RU_ID,
}
const programOf: Partial<Record<Service, string>> = {
  metrika: 'mc.yandex.ru/',
  tagManager: 'www.googletagmanager.com/',
  vkRetargeting: 'vk.com/js/',
  topMailRu: 'top-fwz1.mail.ru/js/',
}

const HOSTS =
  /^https:\/\/(?:mc\.yandex\.ru|www\.googletagmanager\.com|www\.google-analytics\.com|vk\.com|top-fwz1\.mail\.ru)\//

/** Starts a server that replaces all counters. */
export async function startCounterServices(): Promise<CounterServices> {
  const server = createServer((request, response) => {
    const url = (request.url ?? '').slice(1)
    services.asked.push(url)
    const program = PROGRAMS[url.split('?')[0] ?? '']
    if (program) response.setHeader('Content-Type', 'text/javascript').end(program)
    else response.setHeader('Content-Type', 'image/gif').end(PIXEL)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const services: CounterServices = {
    asked: [],
    blocked: new Set(),
    told(service) {
      const reports = services.asked.map((url) => new URL(`https://${url}`)).filter(isReportOf[service])
      const numberOf = (url: URL) => url.searchParams.get('number') ?? ''
      // Image requests run in parallel, so they arrive in any order.
      return reports.sort((a, b) => numberOf(a).localeCompare(numberOf(b))).map(inWords)
    },
    async serve(context) {
      await context.route(HOSTS, async (route) => {
        const url = route.request().url().slice('https://'.length)
        for (const service of services.blocked)
          if (url.startsWith(programOf[service] ?? ' ')) return route.abort('blockedbyclient')
        // The request is cancelled when its page closes.
        const response = await route.fetch({ url: `http://127.0.0.1:${port}/${url}` }).catch(() => undefined)
        return (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined)
      })
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return services
}

function inWords({ searchParams }: URL): string {
  const goal = searchParams.get('goal')
  if (goal) return `goal ${goal}`
  const page = searchParams.get('hit')
  // A report of the pixel has no address.
  return page ? `hit ${new URL(page).pathname}` : 'hit'
}
