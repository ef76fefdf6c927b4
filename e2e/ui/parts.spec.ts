import { expect, test } from '@playwright/test'
import { openSpecimen, specimenPath } from '../support/playground.ts'

test('A phone hides its last 4 digits until Enter reveals a `tel:` link; an email is revealed by a click', async ({
  page,
}) => {
  await openSpecimen(page, 'masked-link')
  const link = page.locator('#playground').getByRole('link', { name: 'Показать телефон' })
  await expect(link).toContainText('+7 (900) 123-••••')
  await link.press('Enter')
  const revealed = page.getByRole('link', { name: '+7 (900) 123-45-67' })
  await expect(revealed).toBeFocused()
  await expect(revealed).toHaveAttribute('href', 'tel:+79001234567')
  const email = page.locator('#playground').getByRole('link', { name: 'Показать почту' })
  await email.click()
  await expect(page.getByRole('link', { name: 'sales@example.ru' })).toHaveAttribute(
    'href',
    'mailto:sales@example.ru',
  )
})

test('A password can be shown and hidden again', async ({ page }) => {
  await openSpecimen(page, 'field')
  const password = page.getByLabel('Пароль', { exact: true })
  const button = page.getByRole('button', { name: 'Показать пароль' }).first()
  await password.fill('раппорт-2026')
  await expect(password).toHaveAttribute('type', 'password')
  await button.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('раппорт-2026')
})

test('A field has its error and its hint as accessible description', async ({ page }) => {
  await openSpecimen(page, 'field')
  const wrong = page.getByLabel('Название тиража')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription('Только русские или латинские буквы Для ваших заметок')
  await expect(page.getByLabel('Ваш email')).toHaveAttribute('required', '')
  await expect(page.getByLabel('Номер договора')).toBeDisabled()
})

test('A toast is announced, closes after 7 s, stays under the pointer, and closes by its button', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-10-12T10:00:00') })
  await openSpecimen(page, 'toast')
  await page.clock.pauseAt(new Date('2026-10-12T11:00:00'))
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const toast = page.locator('[popover="manual"]:popover-open')
  await expect(toast).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Не получилось сохранить' })).toBeAttached()
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(7_000)
  await expect(toast).toBeHidden()
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
  await toast.getByRole('button', { name: 'Закрыть' }).click()
  await expect(toast).toBeHidden()
})

test('A card has a corner radius of 25 px, 30 from 1320 px, a text of 3 lines and, highlighted, 82 px of padding', async ({
  page,
}) => {
  await openSpecimen(page, 'card')
  const card = page.locator('#playground figure').filter({ hasText: 'Заметная' }).getByRole('link')
  await page.setViewportSize({ width: 1319, height: 900 })
  await expect(card).toHaveCSS('border-radius', '25px')
  await page.setViewportSize({ width: 1320, height: 900 })
  await expect(card).toHaveCSS('border-radius', '30px')
  await expect(card).toHaveCSS('padding-top', '82px')
  const lines = await card
    .locator('p')
    .first()
    .evaluate((text) => {
      const { lineHeight } = getComputedStyle(text)
      return Math.round(text.clientHeight / Number.parseFloat(lineHeight))
    })
  expect(lines).toBe(3)
})

test('The skeleton of a card is as high as the card', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await openSpecimen(page, 'card')
  const heightOf = (name: string) =>
    page
      .locator('#playground figure')
      .filter({ has: page.getByText(name, { exact: true }) })
      .evaluate((figure) => figure.lastElementChild?.getBoundingClientRect().height)
  expect(await heightOf('Загружается')).toBeCloseTo((await heightOf('Изделие')) ?? 0, 0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a masked phone is a `tel:` link, and the show-password button is hidden', async ({ page }) => {
    await page.goto(specimenPath('masked-link'))
    await expect(page.locator('#playground').getByRole('link', { name: 'Показать телефон' })).toHaveAttribute(
      'href',
      'tel:+79001234567',
    )
    await page.goto(specimenPath('field'))
    await expect(page.getByRole('button', { name: 'Показать пароль' }).first()).toBeHidden()
  })
})
