import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/ensure-chromium.ts'
import { watchPage } from './watch-page.ts'

export type Device = 'phone' | 'tablet' | 'desktop'

/** CPU: times slower. */
export interface Conditions {
  cpu: number
  network: 'local' | '4g'
}

const DEVICES = {
  phone: { viewport: { width: 360, height: 760 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 1320, height: 900 }, hasTouch: true },
  desktop: { viewport: { width: 1320, height: 900 } },
}

export const ROUND_TRIP_MS = 150
const BYTES_PER_SECOND = 1_600_000 / 8

/** The headless shell needs less processor time, but has no back/forward cache. */
export const launch = (kind: 'shell' | 'browser' = 'shell') =>
  chromium.launch({
    executablePath: ensureChromium(kind),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    // Playwright switches it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

export type Browser = Awaited<ReturnType<typeof launch>>

export interface Visit {
  context: BrowserContext
  page: Page
  protocol: CDPSession
}

/** Runs an action in a page of a new visitor, who has answered the cookie notice. */
export async function visit<T>(
  browser: Browser,
  device: Device,
  conditions: Conditions,
  action: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...DEVICES[device],
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  })
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'))
    await page.addInitScript(watchPage)
    await protocol.send('Network.enable')
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu })
    if (conditions.network === '4g')
      await protocol.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: ROUND_TRIP_MS,
        downloadThroughput: BYTES_PER_SECOND,
        uploadThroughput: BYTES_PER_SECOND,
      })
    return await action({ context, page, protocol })
  } finally {
    await context.close()
  }
}

/** Returns the message of an error without Playwright's log. */
export const firstLine = (error: unknown): string => String(error).split('\n', 1)[0]?.slice(0, 120) ?? ''
