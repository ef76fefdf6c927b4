import { expect, test } from '@playwright/test'
import { messages } from '@rapport/contract/errors/messages'
import { hydrated } from './support/hydration.ts'
import { anna, fillIn, orderForm } from './support/order-form.ts'

test('Accepts an order with an e-mail address in the .рф domain', async ({ page }) => {
  await page.goto('/policy/')
  await hydrated(page)
  const fields = orderForm(page)
  await fillIn(fields, { ...anna, email: 'ivan@фабрика.рф' })
  expect(await fields.email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
})

test('Refuses non-Latin letters before the @ of an e-mail address with its own message', async ({ page }) => {
  await page.goto('/policy/')
  await hydrated(page)
  const fields = orderForm(page)
  await fillIn(fields, { ...anna, email: 'иван@фабрика.рф' })
  await fields.submit.click()
  await expect(fields.form.locator('p').getByText(messages.emailLocalLetters)).toBeVisible()
  await expect(fields.email).toHaveValue(/^иван@/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('An e-mail address in the .рф domain passes the checks of browser and server', async ({ page }) => {
    await page.goto('/policy/')
    const fields = orderForm(page)
    await fillIn(fields, { ...anna, email: 'ivan@фабрика.рф' })
    await fields.submit.click()
    await expect(page).toHaveURL(/\/order\/\?number=\d\d-\d{6}$/)
  })
})
