import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { type RunningSite, runSite } from '../support/run-site.ts'
import { drawnMaps, type MapsService, startMapsService } from './maps-service.ts'

// One site for the whole file.
test.describe.configure({ mode: 'default' })

let site: RunningSite | undefined
let maps: MapsService
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await runSite({ YANDEX_MAPS_KEY: 'key-of-the-factory' })
})
test.afterAll(() => site?.stop())

test.beforeEach(async ({ context }) => {
  maps = await startMapsService()
  await maps.serve(context)
  // A stored place of the visitor avoids a request for geolocation.
  await context.addInitScript(() =>
    sessionStorage.setItem('clientPlace', JSON.stringify({ city: '', region: '', country: '' })),
  )
})
test.afterEach(() => maps.stop())

const withKey = (path: string) => `${site?.origin ?? ''}${path}`
const frame = (page: Page) => page.locator('#map')
const place = (page: Page) =>
  frame(page).evaluate((element) => {
    const { width, height, y } = element.getBoundingClientRect()
    return [width, height, y + scrollY]
  })
const plan = (page: Page) => frame(page).getByText('54,1947° с. ш.')
const failure = (page: Page) => frame(page).getByText('Карта не загрузилась')
const ask = (page: Page, name = 'Показать карту') => frame(page).getByRole('button', { name })

for (const width of [360, 1320])
  test(`Loads the map when it scrolls into view at ${width} px, and replaces the plan without a layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(withKey('/contacts/city-6/'))
    await hydrated(page)
    expect(maps.asked).toEqual([])
    const before = await place(page)
    await frame(page).scrollIntoViewIfNeeded()
    await expect(frame(page).getByRole('button', { name: 'Схема' })).toHaveAttribute('aria-pressed', 'true')
    await expect(plan(page)).toBeHidden()
    expect(maps.asked.map((query) => Object.fromEntries(query))).toEqual([
      { apikey: 'key-of-the-factory', lang: 'ru_RU', coordorder: 'latlong', mode: 'release', csp: 'true' },
    ])
    const [drawn, ...more] = await drawnMaps(page)
    expect(more).toEqual([])
    expect(drawn).toMatchObject({
      center: [54.1947, 37.6128],
      zoom: 18,
      type: 'yandex#map',
      placemarks: [[54.1947, 37.6128]],
    })
    expect(drawn?.disabled).toContain('scrollZoom')
    expect(drawn?.size[1]).toBeGreaterThan(300)
    expect(await place(page)).toEqual(before)
    await expect
      .poll(() =>
        frame(page)
          .locator('.tile')
          .evaluate((tile: HTMLImageElement) => tile.naturalWidth),
      )
      .toBe(256)
  })

test('Switches the map between scheme, satellite and hybrid', async ({ page }) => {
  await page.goto(withKey('/contacts/city-6/'))
  await frame(page).scrollIntoViewIfNeeded()
  for (const name of ['Спутник', 'Гибрид', 'Схема']) {
    await frame(page).getByRole('button', { name }).click()
    await expect(frame(page).getByRole('button', { pressed: true })).toHaveText(name)
  }
  expect((await drawnMaps(page))[0]?.types).toEqual(['yandex#satellite', 'yandex#hybrid', 'yandex#map'])
})

test('Keeps the plan when the script of the map fails, and loads the map on another try', async ({
  page,
}) => {
  maps.mood = 'fails'
  await page.goto(withKey('/contacts/city-6/'))
  await frame(page).scrollIntoViewIfNeeded()
  await expect(failure(page)).toBeVisible()
  await expect(plan(page)).toBeVisible()
  maps.mood = 'works'
  await ask(page, 'Попробовать ещё раз').click()
  await expect(plan(page)).toBeHidden()
  expect(await drawnMaps(page)).toHaveLength(1)
})

test('Stops waiting for the script of the map after 120 s', async ({ page }) => {
  maps.mood = 'silent'
  await page.clock.install()
  await page.goto(withKey('/contacts/city-6/'))
  await frame(page).scrollIntoViewIfNeeded()
  await expect(frame(page).getByText('Загружаем карту…')).toBeVisible()
  await expect(plan(page)).toBeVisible()
  // The page says so from the start; the time runs from the request on.
  await expect.poll(() => maps.asked.length).toBe(1)
  await page.clock.fastForward(100_000)
  await expect(failure(page)).toBeHidden()
  await page.clock.fastForward(20_000)
  await expect(failure(page)).toBeVisible()
  await expect(plan(page)).toBeVisible()
})

test('Loads the map of an office opened by a link of another page', async ({ page }) => {
  await page.goto(withKey('/contacts/'))
  await hydrated(page)
  await page.getByRole('link', { name: 'Как добраться: Тула' }).click()
  await expect(page).toHaveURL(withKey('/contacts/city-6/'))
  await frame(page).scrollIntoViewIfNeeded()
  await expect(plan(page)).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
})

test.describe('without a key', () => {
  test('loads the map only after «Показать карту», without a key', async ({ page }) => {
    await page.goto('/contacts/city-6/')
    await frame(page).scrollIntoViewIfNeeded()
    await hydrated(page)
    await expect(plan(page)).toBeVisible()
    expect(maps.asked).toEqual([])
    await ask(page).click()
    await expect(plan(page)).toBeHidden()
    expect(maps.asked.map((query) => query.has('apikey'))).toEqual([false])
  })

  test('loads the map by «Показать карту» at an office opened from another page', async ({ page }) => {
    await page.goto('/contacts/')
    await hydrated(page)
    await page.getByRole('link', { name: 'Как добраться: Тула' }).click()
    await expect(plan(page)).toBeVisible()
    await ask(page).click()
    await expect(plan(page)).toBeHidden()
    expect(await drawnMaps(page)).toHaveLength(1)
  })

  test('links the plan to the route services', async ({ page }) => {
    await page.goto('/contacts/city-6/')
    const routes = page.getByRole('list', { name: 'Построить маршрут' })
    await expect(routes.getByRole('link', { name: 'Яндекс Карты' })).toHaveAttribute(
      'href',
      'https://yandex.ru/maps/?rtext=~54.1947,37.6128&rtt=auto',
    )
    await expect(routes.getByRole('link', { name: '2ГИС' })).toBeVisible()
    await expect(routes.getByRole('link', { name: 'Навигатор' })).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
  test('links to a navigation app, and disables dragging the map with one finger', async ({ page }) => {
    await page.goto('/contacts/city-6/')
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Навигатор' })).toHaveAttribute(
      'href',
      /^geo:54\.1947,37\.6128\?q=/,
    )
    await ask(page).click()
    await expect(plan(page)).toBeHidden()
    expect((await drawnMaps(page))[0]?.disabled).toContain('drag')
  })
})
