import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { PLAIN_PAGE } from '../support/layout-locators.ts'
import { anna, fillIn, orderForm } from '../support/order-form.ts'
import { type RunningSite, runSite } from '../support/run-site.ts'

test.use({ viewport: { width: 1320, height: 900 } })

// One site for the whole file.
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

/** The maps service as it speaks to a page, from its own address. Gives the addresses it was asked at. */
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

/** Until the service has answered, whatever became of it. */
const answered = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('clientPlace') !== null)

/**
 * Holds that the visitor is where they were, once the program has done all it does with an answer: it either asks for
 * the cities at once, or does not mean to lead anybody.
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

test('A visitor who has chosen no city is led to that of their address, page and query kept, and may come back', async ({
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

test('City and country of the address go with the order', async ({ page }) => {
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

test('Whoever has chosen a city stays, and so does whoever is at a city’s own host', async ({ page }) => {
  await standIn(page, { city: 'Тула', country: 'Россия' })
  const asked = watchCities(page)
  await page.goto(at('spb'))
  await expectNotLed(page, at('spb'), asked)
  await page.goto(at('', `${PLAIN_PAGE}#city=1`))
  await expectNotLed(page, at(''), asked)
})

test('An address that is none of ours leads nowhere', async ({ page }) => {
  await standIn(page, { city: 'Лиссабон', country: 'Португалия' })
  const cities = page.waitForResponse('**/api/v1/cities')
  await page.goto(at(''))
  await (await cities).finished()
  await page.evaluate(() => fetch('/api/v1/site').then((answer) => answer.text()))
  await expect(page).toHaveURL(at(''))
})

test('Nobody is led away from what they are typing', async ({ page }) => {
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

  test('is never led anywhere, and the service is not asked', async ({ page }) => {
    const asked = await standIn(page, { city: 'Тула', country: 'Россия' })
    await page.goto(at(''))
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page).toHaveURL(at(''))
  })
})

test('Where storage is refused nobody is led: the way back would be no way', async ({ page }) => {
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

test('Without a key nothing is loaded from outside', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) foreign.push(request.url())
  })
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([])
})
