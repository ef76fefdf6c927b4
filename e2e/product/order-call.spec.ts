import { expect, type Page, test } from '@playwright/test'
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  layoutLocators,
  openAt,
  scrollPageBy,
} from '../support/layout-locators.ts'

const TEE = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'

const field = (page: Page) => page.getByLabel('Количество, шт')
const call = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Рассчитать стоимость/ })
    .first()
const orderForm = (page: Page) => page.locator('#order-form')

for (const width of [360, 1320])
  test(`At ${width} px a preset sets the quantity and updates price, sum and button; the form shows the order`, async ({
    page,
  }) => {
    await openAt(page, TEE, width)
    await expect(call(page)).toHaveAccessibleName('Рассчитать стоимость — 1 шт, 1 890 ₽')
    for (const [quantity, price, total] of [
      ['10', '1 290 ₽', '12 900 ₽'],
      ['50', '920 ₽', '46 000 ₽'],
      ['100', '780 ₽', '78 000 ₽'],
    ] as const) {
      const preset = page.getByRole('button', { name: `${quantity} шт`, exact: true })
      await preset.click()
      await expect(preset).toHaveAttribute('aria-pressed', 'true')
      await expect(field(page)).toHaveValue(quantity)
      await expect(page.getByText(`${price} / шт`, { exact: true }).first()).toBeVisible()
      await expect(call(page)).toHaveAccessibleName(`Рассчитать стоимость — ${quantity} шт, ${total}`)
    }
    await field(page).fill('120')
    await orderForm(page).scrollIntoViewIfNeeded()
    await expect(orderForm(page)).toContainText('Футболка классическая · Кулирка')
    await expect(orderForm(page)).toContainText('· 120 шт · 93 600 ₽ · изменить')
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  })

test('«изменить» in the form returns the focus to the quantity, by keyboard', async ({ page }) => {
  await openAt(page, TEE, 1320)
  await orderForm(page).scrollIntoViewIfNeeded()
  const change = orderForm(page).getByRole('link', { name: 'изменить количество' })
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeInViewport()
  await expect(field(page)).toBeFocused()
  // The third Tab reaches the «10 шт» preset.
  for (const _ of '123') await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('10')
})

test('− and + change the quantity by 1 piece or 0.5 m of cloth; − is disabled at the minimum', async ({
  page,
}) => {
  const less = page.getByRole('button', { name: 'Меньше', exact: true })
  const more = page.getByRole('button', { name: 'Больше', exact: true })
  await openAt(page, TEE, 360)
  await expect(less).toHaveAttribute('aria-disabled', 'true')
  await more.click()
  await more.press('Enter')
  await expect(field(page)).toHaveValue('3')
  await less.click()
  await expect(call(page)).toHaveAccessibleName('Рассчитать стоимость — 2 шт, 3 780 ₽')
  await field(page).fill('7')
  await less.click()
  await expect(field(page)).toHaveValue('6')
  const size = await more.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await openAt(page, '/catalog/printy-konstruktivizm/print-diski/', 1320)
  await more.click()
  await expect(page.getByLabel('Количество, пог. м')).toHaveValue('1.5')
  await expect(call(page)).toHaveAccessibleName('Рассчитать стоимость — 1,5 пог. м, 1 260 ₽')
})

test('A quantity of 0 shows no sum; a product without prices has no quantity field', async ({ page }) => {
  await openAt(page, TEE, 1320)
  await field(page).fill('0')
  await expect(call(page)).toHaveAccessibleName('Рассчитать стоимость')
  await expect(orderForm(page).getByText('изменить')).toBeHidden()
  await openAt(page, '/catalog/pechat-na-shelke/', 1320)
  await expect(page.getByRole('region', { name: 'Что прислать' }).getByText('по запросу')).toHaveCount(0)
  await expect(page.getByLabel(/^Количество/)).toHaveCount(0)
  await expect(orderForm(page)).toContainText('Печать на шёлке')
  await expectNoAxeViolations(page)
})

test('On a phone a bar with price and button is shown while neither the button nor the form is visible', async ({
  page,
}) => {
  const { bar, toTop } = await openAt(page, TEE, 360)
  const calls = page.getByRole('main').getByRole('link', { name: /^Рассчитать стоимость/ })
  await expect(calls).toHaveCount(1)
  await page.getByRole('heading', { name: 'Цены' }).scrollIntoViewIfNeeded()
  await scrollPageBy(page, 400)
  await expect(calls).toHaveCount(2)
  const ofBar = calls.last()
  const [own, links] = [await ofBar.boundingBox(), await bar.boundingBox()]
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(links?.y ?? 0)
  expect(own?.height).toBeGreaterThanOrEqual(44)
  await expectNoAxeViolations(page)

  await scrollPageBy(page, -200)
  await expect(toTop).toBeVisible()
  const above = await toTop.boundingBox()
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0)

  await ofBar.click()
  await expect(orderForm(page)).toBeInViewport()
  await expect(calls).toHaveCount(1)
})

test('The facts in the head of a product link to help, warranty and contacts', async ({ page }) => {
  await openAt(page, TEE, 1320)
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Срок изготовления', '/help/#details'],
    ['Проба печати', '/help/#faq'],
    ['Гарантия', '/help/warranty/'],
    ['Забрать самому', '/contacts/'],
  ] as const)
    await expect(main.getByRole('link', { name: new RegExp(`^${name}`) }).first()).toHaveAttribute(
      'href',
      path,
    )
})

test('The bar of a selected price step fills with an animation, without it under reduced motion', async ({
  page,
}) => {
  await openAt(page, TEE, 1320)
  const step = page.getByRole('button', { name: /^от 100 шт/ })
  const bar = () =>
    step.evaluate((one) => {
      const { scale, transitionDuration } = getComputedStyle(one, '::before')
      return { scale, isMoving: transitionDuration !== '0s' }
    })
  expect((await bar()).scale).toMatch(/^1 0\.\d+$/)
  expect((await bar()).isMoving).toBe(true)
  await step.click()
  await expect(field(page)).toHaveValue('100')
  await expect(step).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await bar()).scale).toMatch(/^1( 1)?$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await bar()).isMoving).toBe(false)
})

test('On desktop the price and the button stay in view while the page scrolls', async ({ page }) => {
  await openAt(page, TEE, 1320)
  await page.evaluate(() => scrollBy(0, 500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(call(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('1 890 ₽ / шт', { exact: true }).first()).toBeInViewport()
  await expect(layoutLocators(page).header).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a product shows its button, quantity field and price steps, but no presets', async ({ page }) => {
    await page.goto(TEE)
    await expect(call(page)).toBeVisible()
    await expect(call(page).getByText('1 шт')).toBeHidden()
    await expect(page.getByRole('button', { name: '10 шт', exact: true })).toBeHidden()
    await expect(field(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /^от 1 000 шт/ })).toContainText('560 ₽')
  })
})
