import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations, openSpecimen, press, specimenPath } from '../support/playground.ts'

/** Types a Russian letter as a key press: Playwright's keyboard has only the US layout. */
async function typeLetter(page: Page, letter: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
}

test.describe('dropdown', () => {
  test('selects by arrows, Home, End, first letters and Enter; Escape keeps the selection', async ({
    page,
  }) => {
    await openSpecimen(page, 'dropdown')
    const city = page.getByLabel('Город', { exact: true })
    const isOpen = () => city.evaluate((select) => select.matches(':open'))
    await city.focus()
    await press(page, 'Space', 'End', 'Enter')
    await expect(city).toHaveValue('Саратов')
    await press(page, 'Space', 'Home', 'ArrowDown', 'Enter')
    await expect(city).toHaveValue('Москва')
    await page.keyboard.press('Space')
    await typeLetter(page, 'в')
    await page.keyboard.press('Enter')
    await expect(city).toHaveValue('Воронеж')
    await press(page, 'Space', 'ArrowDown')
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
    await expect(city).toHaveValue('Воронеж')
    await expect(city).toBeFocused()
  })

  test('shows 1000 options, each at least 44 px high, in a list of at most 300 px', async ({ page }) => {
    await openSpecimen(page, 'dropdown')
    const many = page.getByLabel('Метраж')
    await expect(many.locator('option')).toHaveCount(1000)
    await many.click()
    const option = many.locator('option').first()
    await expect(option).toBeVisible()
    const heights = await many.evaluate((select) => {
      const shown = [...select.querySelectorAll('option')].map((option) => option.getBoundingClientRect())
      return { list: getComputedStyle(select, '::picker(select)').maxHeight, each: shown[0]?.height ?? 0 }
    })
    expect(heights.list).toBe('300px')
    expect(heights.each).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Escape')
  })

  test('has no axe violations while it is open, at 360 and 1320 px', async ({ page }) => {
    await openSpecimen(page, 'dropdown')
    for (const width of [360, 1320]) {
      await page.setViewportSize({ width, height: 800 })
      const city = page.getByLabel('Склад отгрузки')
      await city.click()
      await expect(city.locator('option').first()).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  test('skips disabled options and has its hint or its error as description', async ({ page }) => {
    await openSpecimen(page, 'dropdown')
    const cloth = page.getByLabel('Ткань', { exact: true })
    await cloth.focus()
    await press(page, 'Space', 'ArrowDown', 'Enter')
    await expect(cloth).toHaveValue('hlopok')
    await expect(page.getByLabel('Склад отгрузки')).toHaveAccessibleDescription('Оттуда поедет тираж')
    await expect(page.getByLabel('Город доставки')).toHaveAccessibleDescription(/без него не посчитать/)
    await expect(page.getByLabel('Цвет нити')).toBeDisabled()
  })
})

test.describe('menu button', () => {
  test('opens by ArrowDown, moves the focus by ArrowDown, End and first letters; Escape returns the focus', async ({
    page,
  }) => {
    await openSpecimen(page, 'drop-menu')
    const button = page.getByRole('button', { name: 'Что шьём' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await button.focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Футболки')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Поло')
    await page.keyboard.press('End')
    expect(await focused()).toBe('Шопперы')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Футболки')
    await typeLetter(page, 'е')
    expect(await focused()).toBe('Ёлочные скатерти')
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(page.getByRole('link', { name: 'Поло' })).toBeHidden()
  })

  test('is at most 300 px high and within the screen; a change of page closes it', async ({ page }) => {
    await openSpecimen(page, 'drop-menu')
    for (const width of [360, 1320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('button', { name: 'Все тиражи' }).click()
      const panel = page.locator('[popover]:popover-open')
      const box = await panel.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(300)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await page.getByRole('link', { name: '50 штук', exact: true }).click()
      await page.getByRole('link', { name: 'Поля', exact: true }).click()
      await expect(page).toHaveURL(specimenPath('field'))
      await page.goBack()
      await expect(panel).toBeHidden()
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a dropdown selects an option, and a menu opens', async ({ page }) => {
    await page.goto(specimenPath('dropdown'))
    await page.getByLabel('Город', { exact: true }).selectOption('Тула')
    await expect(page.getByLabel('Город', { exact: true })).toHaveValue('Тула')
    await page.goto(specimenPath('drop-menu'))
    await page.getByRole('button', { name: 'Что шьём' }).click()
    await expect(page.getByRole('link', { name: 'Платья', exact: true })).toBeVisible()
  })
})
