import { expect, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { expectNoAxeViolations, PLAIN_PAGE } from '../support/layout-locators.ts'
import { anna, fillIn, orderForm } from '../support/order-form.ts'

const sending = '**/api/v1/send-order-mail'

test('Shows the sending state, ignores a second submit, hides the confirmation after 35 s or by «Закрыть», focuses the form then, and keeps the referrer', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?utm_source=vk&utm_campaign=osen')
  await hydrated(page)
  const fields = orderForm(page)
  const sent: string[] = []
  const answered = Promise.withResolvers<void>()
  await page.route(sending, async (route) => {
    sent.push(route.request().postData() ?? '')
    await answered.promise
    await route.continue()
  })
  await fillIn(fields, anna)
  await fields.submit.click()
  const loading = fields.form.getByRole('button', { name: 'Отправляем…' })
  await expect(loading).toBeVisible()
  await fields.form.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  answered.resolve()
  await expect(fields.thanks).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/name="utmSource"\s+vk\s/)
  expect(sent[0]).toMatch(/name="utmCampaign"\s+osen\s/)

  await page.clock.fastForward(34_000)
  await expect(fields.thanks).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(fields.thanks).toBeHidden()
  await expectFocusInForm()
  await expect(fields.name).toHaveValue('')
  await expect(fields.policy).not.toBeChecked()

  await fillIn(fields, anna)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  expect(sent[1]).toMatch(/name="utmSource"\s+vk\s/)
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect(fields.thanks).toBeHidden()
  await expectFocusInForm()

  async function expectFocusInForm(): Promise<void> {
    await expect(fields.form.locator('form')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(fields.name).toBeFocused()
  }
})

test('Says in the confirmation when the factory calls, and what follows', async ({ page }) => {
  // A Monday, 12:25 in Moscow.
  await page.clock.install({ time: '2026-11-23T09:25:00Z' })
  await page.goto(PLAIN_PAGE)
  await hydrated(page)
  const fields = orderForm(page)
  const nextSteps = ['Назовём цену', 'Пришлём счёт', 'Сошьём'].map((text) => ({ text }))
  await page.route(sending, (route) =>
    route.fulfill({ json: { result: { number: '26-000123', callbackMinutes: 15, nextSteps } } }),
  )
  await fillIn(fields, anna)
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  await expect(fields.form.getByText(/^Перезвоним до\s12:40/)).toBeVisible()
  await expect(fields.form.getByText('26-000123')).toBeVisible()
  await expect(fields.form.getByRole('listitem')).toHaveCount(3)
  await expectNoAxeViolations(page)
})
