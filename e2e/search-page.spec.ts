import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations, openAt } from './support/layout-locators.ts'

const field = (page: Page) => page.getByRole('main').getByLabel('Что ищем')
const results = (query: string) => `/search/${encodeURIComponent(query)}/`

for (const width of [360, 1320])
  test(`Groups results by catalogue and blog at a shareable address, at ${width} px`, async ({ page }) => {
    await openAt(page, results('ситец'), width)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: /^Изделия и ткани \d+/ })).toBeVisible()
    await expect(main.getByRole('heading', { name: /^Блог \d+/ })).toBeVisible()
    await expect(main.locator('a[href^="/blog/"]').first()).toBeVisible()
    await expect(field(page)).toHaveValue('ситец')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await field(page).fill('скатерть')
    await field(page).press('Enter')
    await expect(page).toHaveURL(results('скатерть'))
    await expect(main.getByRole('link', { name: /^Скатерть/ }).first()).toBeVisible()
    await expect(field(page)).toHaveValue('скатерть')
  })

test('Names the corrected query, and leaves the typed query in the field', async ({ page }) => {
  await openAt(page, results('футблока'), 1320)
  await expect(page.getByRole('main')).toContainText('Показаны результаты по запросу «футболка»')
  await expect(field(page)).toHaveValue('футблока')
})

test('Offers recent successful queries, until the visitor clears them', async ({ page }) => {
  await openAt(page, results('фартук'), 1320)
  await page.goto(results('ъъъыыы'))
  const main = page.getByRole('main')
  await expect(main.getByText('По Вашему запросу ничего не найдено.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Трикотаж', exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Вы искали' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'ъъъыыы' })).toBeHidden()
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'фартук', exact: true }).last().click()
  await expect(page).toHaveURL(results('фартук'))
  await main.getByRole('button', { name: 'Очистить' }).click()
  await expect(main.getByRole('heading', { name: 'Вы искали' })).toBeHidden()
  await page.goto('/search/')
  await expect(field(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('recentQueries'))).toBeNull()
})

test('Shows results when the browser blocks localStorage', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await page.goto(results('фартук'))
  await expect(page.getByRole('heading', { name: 'Вы искали' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Фартук/ })
      .first(),
  ).toBeVisible()
  expect(errors).toEqual([])
})

for (const [query, sentence] of [
  ['по', 'Введите хотя бы 3 символа'],
  ['а'.repeat(500), 'Запрос не может быть длиннее 60 символов'],
  ['🧵'.repeat(60), 'По Вашему запросу ничего не найдено.'],
  ['<img src=x onerror=alert(1)>', 'По Вашему запросу ничего не найдено.'],
  ['   ', 'От 3 символов'],
  ['\0', 'От 3 символов'],
] as const)
  test(`Answers the query «${query.slice(0, 12)}» with «${sentence}»`, async ({ page }) => {
    const answer = await page.goto(`/search/?query=${encodeURIComponent(query)}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('main')).toContainText(sentence)
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(120)
  })

test('Answers 400 with a message when the path contains a NUL', async ({ request }) => {
  const answer = await request.get('/search/%00/')
  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain('Не удалось разобрать запрос')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('Shows results from the field of the page and from the field of the header', async ({ page }) => {
    await page.setViewportSize({ width: 1320, height: 900 })
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Поиск по каталогу' }).fill('фартук')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/\?query=/)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Фартук/ })
        .first(),
    ).toBeVisible()
    await field(page).fill('скатерть')
    await page.getByRole('button', { name: 'Найти' }).last().click()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Скатерть/ })
        .first(),
    ).toBeVisible()
    await expect(field(page)).toHaveValue('скатерть')
  })
})

test('Lists the page of a question first, and opens its answer', async ({ page }) => {
  await openAt(page, results('когда перезвоните'), 1320)
  const main = page.getByRole('main')
  await expect(main.getByText(/: \d+.наход/)).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^Страницы/)
  await main.getByRole('link', { name: 'Когда мне перезвонят?' }).click()
  await expect(page).toHaveURL(/\/help\/#faq-\d+$/)
  await expect(main.getByText('в начале ближайшего рабочего дня')).toBeVisible()
})
