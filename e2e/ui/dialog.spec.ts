import { expect, test } from '@playwright/test'
import { findAxeViolations, openSpecimen } from '../support/playground.ts'

const OPENERS = {
  'Открыть окно': 'Как мы считаем цену',
  'Открыть вход': 'Вход',
  'Открыть короткое': 'Готово',
  'Открыть меню': 'Меню',
  'Открыть справа': 'Выберите город',
  'Открыть картинку': 'Раппорт «Кольца»',
}

for (const [opener, name] of Object.entries(OPENERS)) {
  test(`«${opener}» opens a named dialog without axe violations at 360 and 1320 px; Escape closes it`, async ({
    page,
  }) => {
    await openSpecimen(page, 'dialog')
    for (const width of [360, 1320]) {
      await page.setViewportSize({ width, height: 800 })
      const button = page.getByRole('button', { name: opener })
      await button.click()
      const dialog = page.getByRole('dialog', { name, exact: true })
      await expect(dialog).toBeVisible()
      await expect(dialog).toHaveCSS('opacity', '1')
      expect(await findAxeViolations(page)).toEqual([])
      const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  })
}

test('A popup is 900 px wide, or narrower if its width is auto, and closes on «Close modal»', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1320, height: 800 })
  await openSpecimen(page, 'dialog')
  await page.getByRole('button', { name: 'Открыть окно' }).click()
  const popup = page.getByRole('dialog', { name: 'Как мы считаем цену' })
  await expect(popup).toHaveCSS('width', '900px')
  await popup.getByRole('button', { name: 'Close modal', exact: true }).click()
  await expect(popup).toBeHidden()
  await page.getByRole('button', { name: 'Открыть короткое' }).click()
  const short = page.getByRole('dialog', { name: 'Готово' })
  await expect(short).toHaveCSS('translate', '0px')
  expect((await short.boundingBox())?.width).toBeLessThan(500)
})

test('A popup closes on a click on its backdrop, but not on a drag that starts inside the popup', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1320, height: 800 })
  await openSpecimen(page, 'dialog')
  await page.getByRole('button', { name: 'Открыть вход' }).click()
  const popup = page.getByRole('dialog', { name: 'Вход' })
  const box = await popup.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move(20, 400)
  await page.mouse.up()
  await expect(popup).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(popup).toBeHidden()
})

test('A click on the backdrop closes a popup in a browser without `closedby`', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  })
  await page.setViewportSize({ width: 1320, height: 800 })
  await openSpecimen(page, 'dialog')
  const popup = page.getByRole('dialog', { name: 'Вход' })
  await page.getByRole('button', { name: 'Открыть вход' }).click()
  await popup.evaluate((dialog) => dialog.removeAttribute('closedby'))
  await popup.getByRole('heading').click()
  await expect(popup).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(popup).toBeHidden()
})

test('The log-in popup focuses its email field, and Tab stays within the popup', async ({ page }) => {
  await openSpecimen(page, 'dialog')
  await page.getByRole('button', { name: 'Открыть вход' }).click()
  const popup = page.getByRole('dialog', { name: 'Вход' })
  await expect(popup.getByLabel('Ваш email')).toBeFocused()
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press(step < 3 ? 'Tab' : 'Shift+Tab')
    // After the last control the focus moves to the browser's own controls. `activeElement` is then the body.
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
    )
    expect(outside).toBe(false)
  }
})

test('An open popup neither scrolls nor shifts the page below it', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 500 })
  await openSpecimen(page, 'dialog')
  const opener = page.getByRole('button', { name: 'Открыть короткое' })
  await opener.hover()
  const scrolled = await page.evaluate(() => scrollY)
  const placeOf = () => page.locator('#playground').evaluate((element) => element.getBoundingClientRect())
  const before = await placeOf()
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Готово' })).toBeVisible()
  expect(await placeOf()).toEqual(before)
  await page.mouse.move(200, 450)
  await page.mouse.wheel(0, 400)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
  expect(await placeOf()).toEqual(before)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a tap beside a side sheet closes it, and so does its button «Закрыть меню»', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 740 })
    await openSpecimen(page, 'dialog')
    await page.getByRole('button', { name: 'Открыть меню' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Меню' })
    await expect(sheet).toHaveCSS('translate', '0px')
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 420, height: 740 })
    await page.touchscreen.tap(700, 400)
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Открыть меню' }).tap()
    await sheet.getByRole('button', { name: 'Закрыть меню' }).tap()
    await expect(sheet).toBeHidden()
  })

  test('on a phone a popup is at the bottom of the screen and starts at its left edge', async ({ page }) => {
    await openSpecimen(page, 'dialog')
    await page.getByRole('button', { name: 'Открыть вход' }).tap()
    const popup = page.getByRole('dialog', { name: 'Вход' })
    await expect(popup).toHaveCSS('translate', '0px')
    const box = await popup.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740)
    expect(box?.x).toBe(0)
  })
})
