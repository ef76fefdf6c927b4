import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { PLAIN_PAGE } from '../support/layout-locators.ts'
import { anna, fillIn, orderForm } from '../support/order-form.ts'
import { type RunningSite, runSite } from '../support/run-site.ts'

test.use({ viewport: { width: 1320, height: 900 } })

// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

let site: RunningSite | undefined
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await runSite({ YANDEX_MAPS_KEY: 'key-of-the-factory' })
})
test.afterAll(() => site?.stop())

const at = (subdomain: string, path = PLAIN_PAGE) =>
  `${(site?.origin ?? '').replace('//', `//${subdomain ? `${subdomain}.` : ''}`)}${path}`

interface Found {
  city?: string
  country: string
}

/** Replaces the maps service with a visitor's location. Returns the addresses of its requests. */
async function standIn(page: Page, { city, country }: Found): Promise<string[]> {
  const asked: string[] = []
  const components = [{ kind: 'country', name: country }, ...(city ? [{ kind: 'locality', name: city }] : [])]
  await page.context().route('https://api-maps.yandex.ru/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.ymaps = {
        ready: (done) => done(),
        geolocation: { get: async (options) => ({ geoObjects: { get: () => ({ properties: {
          get: (path) => path === 'metaDataProperty.GeocoderMetaData.Address.Components' && options.provider === 'yandex'
            ? ${JSON.stringify(components)} : undefined,
        } }) } }) },
      }`,
    })
  })
  return asked
}

/** Waits until the service has answered or failed. */
const answered = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('clientPlace') !== null)

/**
 * Expects that the visitor stays, after the client has processed the answer: it either requests the cities at once,
 * or does not redirect.
 */
async function expectNotLed(page: Page, url: string, citiesAsked: string[]): Promise<void> {
  await answered(page)
  await page.evaluate(() => fetch('/api/v1/site').then((answer) => answer.text()))
  expect(citiesAsked).toEqual([])
  await expect(page).toHaveURL(url)
}

function watchCities(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/cities')) asked.push(request.url())
  })
  return asked
}

test('Redirects a visitor without a choice to the city of their location with path and query, and lets them return', async ({
  page,
}) => {
  const asked = await standIn(page, { city: 'ПИТЕР', country: 'Россия' })
  await page.goto(at('', '/catalog/?utm_source=vk'))
  await expect(page).toHaveURL(at('spb', '/catalog/?utm_source=vk'))
  const query = new URL(asked[0] ?? '').searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    apikey: 'key-of-the-factory',
    lang: 'ru_RU',
    coordorder: 'latlong',
    mode: 'release',
  })
  expect(await page.evaluate(() => localStorage.getItem('city'))).toBeNull()
  const asksAgain = watchCities(page)
  await page.goto(at('', '/catalog/'))
  await hydrated(page)
  await expectNotLed(page, at('', '/catalog/'), asksAgain)
})

test('Sends the city and country of the visitor with an order', async ({ page }) => {
  await standIn(page, { city: 'Тихвин', country: 'Россия' })
  await page.goto(at('spb'))
  await answered(page)
  await expect(page).toHaveURL(at('spb'))
  const fields = orderForm(page)
  await fillIn(fields, anna)
  const sent = page.waitForRequest('**/api/v1/send-order-mail')
  await fields.submit.click()
  const body = (await sent).postData() ?? ''
  expect(body).toMatch(/name="clientCity"\s+Тихвин\s/)
  expect(body).toMatch(/name="clientCountry"\s+Россия\s/)
  expect(body).toMatch(/name="cityId"\s+2\s/)
  await expect(fields.thanks).toBeVisible()
})

test('Leaves visitors with a chosen city or on a city host where they are', async ({ page }) => {
  await standIn(page, { city: 'Тула', country: 'Россия' })
  const asked = watchCities(page)
  await page.goto(at('spb'))
  await expectNotLed(page, at('spb'), asked)
  await page.goto(at('', `${PLAIN_PAGE}#city=1`))
  await expectNotLed(page, at(''), asked)
})

test('Does not redirect a location without an office', async ({ page }) => {
  await standIn(page, { city: 'Лиссабон', country: 'Португалия' })
  const cities = page.waitForResponse('**/api/v1/cities')
  await page.goto(at(''))
  await (await cities).finished()
  await page.evaluate(() => fetch('/api/v1/site').then((answer) => answer.text()))
  await expect(page).toHaveURL(at(''))
})

test('Does not redirect a visitor who is typing', async ({ page }) => {
  await standIn(page, { city: 'Тула', country: 'Россия' })
  await page.route('**/assets/*.js', async (route) => {
    await page.evaluate(() => {
      const comment = document.querySelector('textarea')
      if (comment && comment.value === '') comment.value = 'Нужно 120 штук'
    })
    await route.continue()
  })
  const asked = watchCities(page)
  await page.goto(at(''))
  await expectNotLed(page, at(''), asked)
  await expect(orderForm(page).comment).toHaveValue('Нужно 120 штук')
})

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' })

  test('is not redirected, and the service gets no request', async ({ page }) => {
    const asked = await standIn(page, { city: 'Тула', country: 'Россия' })
    await page.goto(at(''))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page).toHaveURL(at(''))
  })
})

test('Does not redirect if storage is refused, because the way back would fail', async ({ page }) => {
  const asked = await standIn(page, { city: 'Тула', country: 'Россия' })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const cities = page.waitForResponse('**/api/v1/cities')
  await page.goto(at(''))
  await (await cities).finished()
  expect(asked).toHaveLength(1)
  await page.evaluate(() => fetch('/api/v1/site').then((answer) => answer.text()))
  await expect(page).toHaveURL(at(''))
})

test('Loads nothing from outside without a key', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) foreign.push(request.url())
  })
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([])
})
