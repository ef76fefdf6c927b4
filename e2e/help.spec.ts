import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectNoAxeViolations, openAt } from './support/layout-locators.ts'

const CHECKLIST = join(import.meta.dirname, '..', 'content/documents/layout-checklist.txt')

for (const width of [360, 1320])
  test(`Shows four steps, layout requirements and expandable questions on the help page, at ${width} px`, async ({
    page,
  }) => {
    await openAt(page, '/help/', width)
    const main = page.getByRole('main')
    for (const step of ['Пришлите макет', 'Оплатите счёт', 'Печатаем и шьём', 'Получите заказ'])
      await expect(main.getByRole('heading', { name: step, exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Требования к макету' })).toBeVisible()
    const answer = main.getByText('Минимума нет ни на изделие, ни на размер.')
    await expect(answer).toBeHidden()
    await main.getByText('Есть ли минимальный заказ?').click()
    await expect(answer).toBeVisible()
    await expectNoAxeViolations(page)
  })

test('Downloads the layout checklist with the content of its source file', async ({ page, request }) => {
  await openAt(page, '/help/', 1320)
  const link = page.getByRole('link', { name: 'Скачать чек-лист макета' })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-disposition']).toBe('attachment; filename="layout-checklist.txt"')
  expect(await answer.text()).toBe(readFileSync(CHECKLIST, 'utf8'))
})

test('Filters questions by the typed words, in any word form', async ({ page }) => {
  await openAt(page, '/help/', 360)
  const questions = page.locator('main details')
  const all = await questions.count()
  const search = page.getByLabel('Найти вопрос')
  await search.fill('свою ткань')
  await expect(page.getByText('Можно ли прислать свою ткань?')).toBeVisible()
  await expect(page.getByText('Как оплатить, если я не компания?')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /^Нашли \d+.вопрос/ })).toBeVisible()
  await search.fill('вертолёт')
  await expect(page.getByText('Такого вопроса здесь нет.')).toBeVisible()
  await expectNoAxeViolations(page)
  await search.fill('')
  await expect(questions.filter({ visible: true })).toHaveCount(all)
})

test('Opens «Как заказать» from the menu', async ({ page }) => {
  const { menu } = await openAt(page, '/catalog/', 1320)
  await menu.getByRole('link', { name: 'Как заказать' }).click()
  await expect(page).toHaveURL(/\/help\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Как заказать' })).toBeVisible()
  await expect(page.locator('main details').first()).toBeVisible()
})

test('Lists every question with its answer as FAQPage JSON-LD', async ({ request }) => {
  const html = await (await request.get('/help/')).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const faq = scripts.map(([, text = '']) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage')
  expect(faq.mainEntity.length).toBeGreaterThan(9)
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(name).toMatch(/\?$/)
    expect(acceptedAnswer.text).toMatch(/^<p>/)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('Opens questions on the help page, and hides the search field', async ({ page }) => {
    await page.goto('/help/')
    await expect(page.getByLabel('Найти вопрос')).toBeHidden()
    await page.getByText('Совпадёт ли цвет с экраном?').click()
    await expect(page.getByText('Поэтому до тиража есть проба.')).toBeVisible()
  })
})
