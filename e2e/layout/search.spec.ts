import { expect, type Page, test } from '@playwright/test'
import { holdScripts } from '../support/hydration.ts'
import { expectNoAxeViolations, openAt, PLAIN_PAGE } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const CALL = '**/api/v1/catalog/search/**'

function collectQueries(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/catalog/search/')) queries.push(url.searchParams.get('name') ?? '')
  })
  return queries
}

test('A dropdown shows search results with pictures from 3 characters on, at every width', async ({
  page,
}) => {
  const { search, found } = await openAt(page, '/catalog/', 360)
  const queries = collectQueries(page)
  for (const width of [360, 768, 1024, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    queries.length = 0
    await search.pressSequentially('фу')
    await expect(found).toBeHidden()
    await search.pressSequentially('тболка', { delay: 20 })
    await expect(found.getByRole('option').first()).toContainText('Футболки')
    await expect(found.locator('img').first()).toBeVisible()
    // Not every letter sends a request.
    expect(queries.length).toBeLessThan(4)
    expect(queries.every((query) => query.length >= 3)).toBe(true)
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `shell-search-${width}`)
    await search.fill('фу')
    await expect(found).toBeHidden()
    await search.fill('')
  }
})

test('A query is at most 60 characters long', async ({ page }) => {
  const { search } = await openAt(page, PLAIN_PAGE, 1320)
  await search.pressSequentially('полотно '.repeat(9))
  expect(await search.inputValue()).toHaveLength(60)
})

test('A newer query aborts the request of the previous query', async ({ page }) => {
  const { search, found } = await openAt(page, PLAIN_PAGE, 1320)
  const isFirst = (request: { url(): string }) => request.url().includes(encodeURIComponent('платье'))
  const shown = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    if (isFirst(route.request())) await shown.promise
    // An aborted request can't be continued.
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(CALL)
  const givenUp = page.waitForEvent('requestfailed', isFirst)
  await search.fill('платье')
  await asked
  await search.fill('шторы')
  await expect(found.getByRole('option').first()).toContainText(/штор/i)
  expect((await givenUp).failure()?.errorText).toContain('ERR_ABORTED')
  shown.resolve()
  await expect(found.getByRole('option').first()).toContainText(/штор/i)
})

test('Arrows select a result, Enter opens it, Escape closes the list, then clears the field', async ({
  page,
}) => {
  const { search, found } = await openAt(page, PLAIN_PAGE, 1320)
  await search.fill('сумка')
  const options = found.getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(search).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  )
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(found).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')

  await search.fill('сумка')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  const last = options.last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  const path = await last.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path ?? '')
  await expect(search).toHaveValue('')
})

test('Enter without a selected result opens the search page, even before the list is shown', async ({
  page,
}) => {
  const { search } = await openAt(page, PLAIN_PAGE, 1320)
  await search.fill('скатерть')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search/${encodeURIComponent('скатерть')}/`)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /скатерт/i })
      .first(),
  ).toBeVisible()
})

test('«Все результаты» below the list opens the search page', async ({ page }) => {
  const { header, search } = await openAt(page, PLAIN_PAGE, 1320)
  await search.fill('скатерть')
  await header.getByRole('link', { name: 'Все результаты' }).click()
  await expect(page).toHaveURL(`/search/${encodeURIComponent('скатерть')}/`)
})

test('A query without results shows «По Вашему запросу ничего не найдено.» and links to other queries', async ({
  page,
}) => {
  const { header, search } = await openAt(page, PLAIN_PAGE, 1320)
  await search.fill('ъъъыыы')
  await expect(header.getByText('По Вашему запросу ничего не найдено.')).toBeVisible()
  await expectNoAxeViolations(page)
  await header.getByRole('link', { name: 'лён', exact: true }).click()
  await expect(page).toHaveURL(`/search/${encodeURIComponent('лён')}/`)
})

test('A wholesale page in the results is labelled «Опт»', async ({ page }) => {
  const { found, search } = await openAt(page, PLAIN_PAGE, 1320)
  await search.fill('футболки оптом')
  await expect(found.getByRole('option', { name: /^Футболки оптом.*Опт$/ })).toBeVisible()
})

test('A corrected query is shown: «Показаны результаты по запросу …»', async ({ page }) => {
  const { header, search } = await openAt(page, PLAIN_PAGE, 1320)
  await search.fill('aen,jkrf')
  await expect(header.getByText(/Показаны результаты по запросу «футболка»/)).toBeVisible()
})

test('A failed search request shows neither results nor an error', async ({ page }) => {
  const { header, search, found } = await openAt(page, PLAIN_PAGE, 1320)
  const asked = page.waitForResponse(CALL)
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }))
  await search.fill('футболка')
  await asked
  await expect(found).toBeHidden()
  await expect(header.getByText('ничего не найдено')).toBeHidden()
})

test('A query typed before the client program runs is searched afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  const letCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Поиск по каталогу').fill('футболка')
  letCome()
  await expect(page.getByRole('listbox', { name: 'Найдено' })).toBeVisible()
})
