import { expect, test } from '@playwright/test'
import { hydrated } from './support/hydration.ts'

for (const path of ['/nowhere/', '/catalog/nowhere/', '/catalog/trikotaj/nowhere/', '/404/'])
  test(`Answers 404 at ${path} with a page that is hydrated and links to the catalogue`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
    })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await hydrated(page)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
    await page.getByRole('main').getByRole('link', { name: 'Каталог' }).click()
    await expect(page).toHaveURL('/catalog/')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Страница не найдена')
    expect(errors).toEqual([])
  })

test('Shows both links of the 404 page within a window of 1320 by 900', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await page.goto('/404/')
  for (const name of ['На главную', 'Каталог'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
})
