import { expect, test } from '@playwright/test'
import { findAxeViolations } from './support/axe.ts'
import { hydrated } from './support/hydration.ts'
import { anna, fillIn, layout, orderForm } from './support/order-form.ts'
import { saveScreenshot } from './support/screenshot.ts'

for (const width of [360, 1320])
  test(`Shows and hides the offline screen at ${width} px without losing typed text`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/catalog/')
    await hydrated(page)
    const fields = orderForm(page)
    await fillIn(fields, anna)
    await fields.files.setInputFiles(layout('макет.eps'))
    await fields.comment.fill('120 штук')

    await context.setOffline(true)
    const screen = page.getByRole('dialog', { name: 'Нет подключения к интернету' })
    await expect(screen).toBeVisible()
    expect((await screen.locator('div:empty').boundingBox())?.width).toBe(270)
    expect(await findAxeViolations(page)).toEqual([])
    await saveScreenshot(page, `offline-${width}`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(screen).toBeVisible()

    await context.setOffline(false)
    await expect(screen).toBeHidden()
    await expect(fields.comment).toHaveValue('120 штук')
    await expect(fields.comment).toBeFocused()
    await expect(fields.form.getByText('макет.eps')).toBeVisible()
    await fields.submit.click()
    await expect(fields.thanks).toBeVisible()
  })

test('Shows the offline screen above any popup', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Меню' }).click()
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('heading', { name: 'Нет подключения к интернету' })).toBeInViewport()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
})
