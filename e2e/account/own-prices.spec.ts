import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations, expectNoHorizontalScroll, openAt } from '../support/layout-locators.ts'
import { beginWithToken, type Member, registerMember } from '../support/members.ts'

// One member for all tests.
test.describe.configure({ mode: 'default' })

const GROUP = '/catalog/futbolki-i-polo/mujskie-futbolki/'
const TEE = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'
const OTHER_TEE = '/catalog/mujskie-futbolki/futbolka-oversayz/'
const VARIANT = 'Рисунок до A3 на груди или спине'
/** Three percent less, in whole roubles: the price list of registered users. */
const CARD = /^от\s543\s₽\s*без\sвхода\s560\s₽$/

let member: Member
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  member = await registerMember(page.request)
  await page.close()
})

const main = (page: Page) => page.getByRole('main')
const table = (page: Page) => page.getByRole('region', { name: VARIANT }).getByRole('table')
const card = (page: Page) => main(page).locator(`a[href="${TEE}"]`)
const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(
      (scripts) => scripts.find(({ textContent }) => textContent?.includes('"Product"'))?.textContent,
    )

/** Counts layout shifts from the first moment of each page. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean
        sources: { node?: Element }[]
      })[])
        if (!entry.hadRecentInput)
          moved.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

function priceCalls(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/user/prices') && sent.push(request.url()))
  return sent
}

for (const width of [360, 1320])
  test(`Shows a product at ${width} px with the user's prices beside the common ones, without layout shifts`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page)
    await beginWithToken(page, member.token)
    await openAt(page, TEE, width)
    await expect(main(page)).toContainText('от 543 ₽ / шт')
    await expect(main(page).getByText('без входа 1 890 ₽', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('По вашему прайс-листу')).toBeVisible()
    await expect(table(page).getByRole('cell').first()).toHaveText('1 833 ₽, без входа 1 890 ₽')
    await expect(page.getByRole('button', { name: /^от 10 шт/ })).toHaveText(
      'от 10 шт 1 251 ₽, без входа 1 290 ₽',
    )
    expect(await shifts()).toEqual([])
    await page.getByLabel('Количество, шт').fill('10')
    await expect(main(page)).toContainText('12 510 ₽')
    await expect(main(page)).toContainText('без входа 12 900 ₽')
    // Search engines get the common prices.
    expect(JSON.parse((await structuredData(page)) ?? '').offers).toMatchObject({ lowPrice: 560 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  })

test("Shows the user's prices on cards, lists, suggestions and recent items with one request a screen", async ({
  page,
}) => {
  const sent = priceCalls(page)
  const shifts = await watchShifts(page)
  await beginWithToken(page, member.token)
  await openAt(page, GROUP, 360)
  await expect(card(page).getByText(CARD)).toBeVisible()
  expect(sent).toHaveLength(1)
  await expectNoAxeViolations(page)
  expect(await shifts()).toEqual([])

  await card(page).click()
  await expect(page).toHaveURL(TEE)
  await expect(table(page).getByRole('cell').first()).toHaveText('1 833 ₽, без входа 1 890 ₽')

  await openAt(page, OTHER_TEE, 1320)
  const seen = page.getByRole('region', { name: 'Вы смотрели' })
  await seen.scrollIntoViewIfNeeded()
  await expect(seen.getByText(CARD)).toBeVisible()
  await page.getByRole('combobox', { name: 'Поиск по каталогу' }).fill('футболка классическая')
  await expect(page.getByRole('option').filter({ hasText: 'Футболка классическая' })).toContainText(
    'от 543 ₽, без входа 560 ₽',
  )
})

test("Shows and hides the user's prices at log-in and log-out without a reload, with the same HTML for all", async ({
  page,
}) => {
  await openAt(page, TEE, 1320)
  const common = await structuredData(page)
  await expect(table(page).getByRole('cell').first()).toHaveText('1 890 ₽')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  // Another tab logs in and out like this.
  const setToken = (newValue: string | null) =>
    page.evaluate((token) => {
      if (token === null) localStorage.removeItem('userToken')
      else localStorage.setItem('userToken', token)
      dispatchEvent(new StorageEvent('storage', { key: 'userToken', newValue: token }))
    }, newValue)
  await setToken(member.token)
  await expect(page.getByText('По вашему прайс-листу')).toBeVisible()
  await expect(table(page).getByRole('cell').first()).toHaveText('1 833 ₽, без входа 1 890 ₽')
  await expect(main(page)).toContainText('1 833 ₽ за 1 шт')
  expect(await structuredData(page)).toBe(common)
  await setToken(null)
  await expect(table(page).getByRole('cell').first()).toHaveText('1 890 ₽')
  await expect(page.getByText('По вашему прайс-листу')).toBeHidden()
  await expect(main(page).getByText('без входа')).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  const bytes = async (headers = {}) => (await page.request.get(TEE, { headers })).body()
  expect(await bytes({ Authorization: `Bearer ${member.token}` })).toEqual(await bytes())
})

test('A price table that fails to load shows an error and a retry button; the other tables are shown', async ({
  page,
}) => {
  const failing = '**/api/v1/prices/*/variant/1'
  await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }))
  await beginWithToken(page, member.token)
  await openAt(page, TEE, 1320)
  await expect(table(page).getByRole('cell').first()).toHaveText('1 833 ₽, без входа 1 890 ₽')
  const failed = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить' })
  await expect(failed).toHaveCount(1)
  await page.getByLabel('Исполнение').selectOption('Печать с двух сторон')
  await expect(page.getByText('Цена по запросу', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.unroute(failing)
  await failed.getByRole('button', { name: 'Повторить' }).click()
  const retried = page.getByRole('region', { name: 'Печать с двух сторон' }).getByRole('table')
  await expect(retried.getByRole('cell').first()).toHaveText('2 289 ₽, без входа 2 360 ₽')
  await expect(main(page)).toContainText('2 289 ₽ / шт')
})
