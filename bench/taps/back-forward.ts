import { type Browser, visit } from './browser.ts'

const NEXT = '/policy/'
const READY_MS = 2_000

/** Returns what prevents a page from being shown again at once by Back; empty if nothing does. */
export const checkBack = (browser: Browser, site: string, path: string): Promise<string[]> =>
  visit(browser, 'desktop', { cpu: 1, network: 'local' }, async ({ page, protocol }) => {
    const faults: string[] = []
    await protocol.send('Page.enable')
    protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations) faults.push(`${type} ${reason}`)
    })
    const response = await page.goto(site + path)
    const caching = response?.headers()['cache-control'] ?? ''
    if (caching.includes('no-store')) faults.push(`Cache-Control: ${caching}`)
    await page.waitForTimeout(READY_MS)
    const handlers = await page.evaluate(() => window.watch.unloadHandlers + Number(window.onunload !== null))
    if (handlers > 0) faults.push(`${handlers} unload handlers`)
    await page.evaluate((next) => location.assign(next), NEXT)
    await page.waitForURL(`**${NEXT}`)
    await page.waitForTimeout(READY_MS)
    // The move ends the evaluation.
    await page.evaluate(() => history.back()).catch(() => undefined)
    await page.waitForURL(site + path, { waitUntil: 'commit' })
    await page.waitForTimeout(READY_MS)
    if (!(await page.evaluate(() => window.watch.restored))) faults.push('loaded again')
    return faults
  })
