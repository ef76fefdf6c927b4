import type { CDPSession, Page } from '@playwright/test'
import { type Browser, visit } from './browser.ts'
import { bar, more, PAGES, searchField } from './interactions.ts'

const QUICK = { cpu: 1, network: 'local' } as const
const LOOK_MS = 5_000
/** Lets requests of an interaction end before the next page. */
const PAUSE_MS = 1_000

/** Adds up the transferred bytes of scripts, compressed, with their headers. */
async function countScripts(protocol: CDPSession, action: () => Promise<void>): Promise<number> {
  const scripts = new Set<string>()
  let bytes = 0
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await action()
  return bytes
}

/** Returns the bytes of scripts of a page that is looked at for 5 s without input. */
export const weighPage = (browser: Browser, site: string, path: string): Promise<number> =>
  visit(browser, 'phone', QUICK, ({ page, protocol }) =>
    countScripts(protocol, async () => {
      await page.goto(site + path)
      await page.waitForTimeout(LOOK_MS)
    }),
  )

/** Returns the bytes of scripts of a visit: three pages, the drawer, a search suggestion, the price of a product. */
export const weighVisit = (browser: Browser, site: string): Promise<number> =>
  visit(browser, 'phone', QUICK, ({ page, protocol }) => countScripts(protocol, () => lookAround(page, site)))

async function lookAround(page: Page, site: string): Promise<void> {
  await page.goto(site + PAGES.home)
  await bar(page).getByRole('button', { name: 'Меню' }).tap()
  await page.getByRole('link', { name: 'Скачать брендбук' }).filter({ visible: true }).waitFor()
  await page.waitForTimeout(PAUSE_MS)
  await page.goto(site + PAGES.group)
  await searchField(page).tap()
  await searchField(page).pressSequentially('футболка')
  await page.getByRole('option').first().waitFor()
  await page.waitForTimeout(PAUSE_MS)
  await page.goto(site + PAGES.product)
  const price = page
    .getByRole('main')
    .getByRole('link', { name: /^Рассчитать стоимость/ })
    .first()
  const before = await price.innerText()
  await more(page).tap()
  while ((await price.innerText()) === before) await page.waitForTimeout(100)
  await page.waitForTimeout(LOOK_MS)
}
