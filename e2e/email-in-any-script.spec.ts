import { expect, test } from '@playwright/test'
import { messages } from '@rapport/contract/errors/messages'
import { hydrated } from './support/hydration.ts'
import { anna, fillIn, orderForm } from './support/order-form.ts'

test('An order with an address below .рф is accepted', async ({ page }) => {
  await page.goto('/policy/')
  await hydrated(page)
  const fields = orderForm(page)
  await fillIn(fields, { ...anna, email: 'ivan@фабрика.рф' })
  expect(await fields.email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
})

test('An address with other letters than Latin ones before the @ is refused with a sentence of its own', async ({
  page,
}) => {
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

  test('An order with an address below .рф passes the browser’s own check and the server’s', async ({
    page,
  }) => {
    await page.goto('/policy/')
    const fields = orderForm(page)
    await fillIn(fields, { ...anna, email: 'ivan@фабрика.рф' })
    await fields.submit.click()
    await expect(page).toHaveURL(/\/order\/\?number=\d\d-\d{6}$/)
  })
})
