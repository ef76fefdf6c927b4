import { expect, type Page, test } from '@playwright/test'
import { cityUrl } from '../support/city.ts'
import { hydrated } from '../support/hydration.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const LIMIT_MS = 259_200_000

/** Counts requests of the page itself. */
function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1
  })
  return count
}

const storeThings = (page: Page, age: number) =>
  page.evaluate(async (ms) => {
    localStorage.setItem('lastUpdate', String(Date.now() - ms))
    localStorage.setItem('visitorId', 'abcdefgh')
    const cache = await caches.open('old')
    await cache.put('/old', new Response('old'))
  }, age)

const whatIsLeft = (page: Page) =>
  page.evaluate(async () => ({
    visitorId: localStorage.getItem('visitorId'),
    lastUpdate: Number(localStorage.getItem('lastUpdate')),
    caches: await caches.keys(),
  }))

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('Clears caches and local storage 259200 s after the last update, and reloads once', async ({
    page,
  }) => {
    await page.goto(cityUrl(''))
    await hydrated(page)
    expect((await whatIsLeft(page)).lastUpdate).toBeGreaterThan(0)
    await storeThings(page, LIMIT_MS + 1000)
    const before = Date.now()
    const count = countLoads(page)
    const reloaded = page.waitForEvent('framenavigated')
    await page.goto(cityUrl('', '/catalog/')).catch(() => undefined)
    await reloaded
    await expect(async () => expect((await whatIsLeft(page)).visitorId).toBeNull()).toPass()
    await hydrated(page)
    const left = await whatIsLeft(page)
    expect(left.caches).toEqual([])
    expect(left.lastUpdate).toBeGreaterThanOrEqual(before)
    expect(count.loads).toBe(2)
    await expect(page).toHaveURL(cityUrl('', '/catalog/'))
  })

  test('Keeps everything before that time', async ({ page }) => {
    await page.goto(cityUrl(''))
    await storeThings(page, LIMIT_MS - 60_000)
    const count = countLoads(page)
    await page.reload()
    await hydrated(page)
    expect(await whatIsLeft(page)).toMatchObject({ visitorId: 'abcdefgh', caches: ['old'] })
    expect(count.loads).toBe(1)
  })

  test('Does not reload endlessly if the new time cannot be stored', async ({ page }) => {
    await page.goto(cityUrl(''))
    await storeThings(page, LIMIT_MS + 1000)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    const count = countLoads(page)
    await page.reload()
    await hydrated(page)
    expect(count.loads).toBe(1)
  })
})

test('Keeps the data of other devices at any age', async ({ page }) => {
  await page.goto(cityUrl(''))
  await storeThings(page, 10 * LIMIT_MS)
  const count = countLoads(page)
  await page.reload()
  await hydrated(page)
  expect(await whatIsLeft(page)).toMatchObject({ visitorId: 'abcdefgh', caches: ['old'] })
  expect(count.loads).toBe(1)
})
