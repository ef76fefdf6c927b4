import { type CDPSession, expect, type Page } from '@playwright/test'
import { type Browser, firstLine, visit } from './browser.ts'
import { bar, drawer, more, PAGES, searchField } from './interactions.ts'

const QUICK = { cpu: 1, network: 'local' } as const
const LOOK_MS = 5_000
/** Lets requests of an interaction end before the next page. */
const PAUSE_MS = 1_000

/** Bytes of scripts, compressed, without headers. */
export interface Weight {
  bytes: number
  failure?: string
}

/** Adds up the transferred scripts of an action. An action that fails has a failure. */
async function countScripts(protocol: CDPSession, action: () => Promise<void>): Promise<Weight> {
  const scripts = new Set<string>()
  let bytes = 0
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  protocol.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  try {
    await action()
    return { bytes }
  } catch (error) {
    return { bytes, failure: firstLine(error) }
  }
}

/** Returns the script bytes that a page loads in 5 s without input. */
export const weighPage = (browser: Browser, site: string, path: string): Promise<Weight> =>
  visit(browser, 'phone', QUICK, ({ page, protocol }) =>
    countScripts(protocol, async () => {
      await page.goto(site + path)
      await page.waitForTimeout(LOOK_MS)
    }),
  )

/** Returns the bytes of scripts of a visit: three pages, the drawer, a search suggestion, the price of a product. */
export const weighVisit = (browser: Browser, site: string): Promise<Weight> =>
  visit(browser, 'phone', QUICK, ({ page, protocol }) => countScripts(protocol, () => lookAround(page, site)))

async function lookAround(page: Page, site: string): Promise<void> {
  await page.goto(site + PAGES.home)
  await bar(page).getByRole('button', { name: 'Меню' }).tap()
  await drawer(page).getByRole('link', { name: 'Скачать брендбук' }).waitFor()
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
  await expect(price).not.toHaveText(before)
  await page.waitForTimeout(LOOK_MS)
}
