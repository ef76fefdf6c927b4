import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations, expectNoHorizontalScroll, openAt } from '../support/layout-locators.ts'
import { findEmailsWith } from '../support/mailbox.ts'
import { anna, fillIn, layout, orderForm } from '../support/order-form.ts'

const call = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Рассчитать стоимость/ })
    .first()

for (const width of [360, 1320]) {
  test(`At ${width} px a printing method shows its facts and the sum for an amount of cloth`, async ({
    page,
  }) => {
    await openAt(page, '/catalog/pechat-na-tkani/', width)
    const main = page.getByRole('main')
    await expect(main.getByRole('term').filter({ hasText: 'Ширина печати' })).toBeVisible()
    const panel = page.getByRole('region', { name: 'Посчитайте' })
    await panel.getByRole('radio', { name: /^Лён/ }).check({ force: true })
    await panel.getByLabel('Количество, пог. м').fill('10')
    await expect(call(page)).toHaveAccessibleName('Рассчитать стоимость — 10 пог. м, 12 200 ₽')
    await expect(main.getByRole('heading', { name: 'На чём печатаем' })).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  })

  test(`At ${width} px a wholesale page shows the sum of a first batch and the margin for a shop price`, async ({
    page,
  }) => {
    await openAt(page, '/catalog/futbolki/', width)
    const batch = page.getByRole('region', { name: 'Первая партия' })
    const prices = await batch
      .getByRole('listitem')
      .filter({ has: page.locator('span') })
      .allInnerTexts()
    const roubles = (text: string) => Number(text.match(/([\d\s]+)₽$/)?.[1]?.replace(/\s/g, ''))
    const ofPieces = prices.filter((text) => !/от\s/.test(text)).map(roubles)
    const total = await batch.getByRole('listitem').filter({ hasText: 'Вся партия' }).innerText()
    expect(ofPieces.slice(0, -1).length).toBeGreaterThan(1)
    expect(roubles(total)).toBe(ofPieces.reduce((sum, price) => sum + price, 0))

    const margin = page.getByRole('region', { name: 'Сколько заработает магазин' })
    await expect(margin).toContainText('Закупка — 920 ₽')
    await margin.getByLabel('Цена на ярлыке, ₽').fill('2490')
    await expect(margin.getByRole('status')).toContainText('139 %')
    await page.getByRole('button', { name: '100 шт', exact: true }).click()
    await expect(margin).toContainText('Закупка — 780 ₽')
    await expect(margin.getByRole('status')).toContainText('177 %')
    await expect(margin.getByRole('status')).toContainText('партии из 100 шт')
    await margin.getByLabel('Цена на ярлыке, ₽').fill('900')
    await expect(margin.getByRole('status')).toContainText('Убыток')
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  })
}

test('Files added to the boxes of the individual order are sent with the order, and the boxes are emptied', async ({
  page,
}) => {
  await openAt(page, '/individualnyy-zakaz/', 1320)
  const boxes = page.getByRole('region', { name: 'Что прислать' })
  await boxes.getByLabel('Эскиз').setInputFiles(layout('эскиз.eps'))
  await boxes.getByLabel('Размеры').setInputFiles(layout('мерки.eps'))
  await expect(boxes.getByText('эскиз.eps')).toBeVisible()
  await expectNoAxeViolations(page)
  const fields = orderForm(page)
  const email = `sketch-${Date.now()}@example.ru`
  await fillIn(fields, { ...anna, email })
  await fields.submit.click()
  await expect(fields.thanks).toBeVisible()
  const [toFactory] = await findEmailsWith(email, 1)
  expect(toFactory?.attachments.map(({ filename }) => filename)).toEqual(['эскиз.eps', 'мерки.eps'])
  await expect(boxes.getByText('эскиз.eps')).toBeHidden()
  await expect(boxes.getByText('Эскиз', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a wholesale page hides the margin field and shows the quantity, the batch and the examples', async ({
    page,
  }) => {
    await page.goto('/catalog/futbolki/')
    await expect(page.getByLabel('Цена на ярлыке, ₽')).toBeHidden()
    await expect(page.getByLabel('Количество, шт')).toBeVisible()
    await expect(page.getByText('Вся партия')).toBeVisible()
    await expect(page.getByText('Примерьте основы.')).toBeVisible()
  })
  test('the boxes of the individual order belong to its form', async ({ page }) => {
    await page.goto('/individualnyy-zakaz/')
    for (const label of ['Эскиз', 'Фото образца', 'Размеры']) {
      const box = page.getByRole('region', { name: 'Что прислать' }).getByLabel(label)
      await expect(box).toHaveAttribute('form', 'order-form')
      await expect(box).toHaveAttribute('name', 'files[]')
    }
  })
})

test('A card of a group shows its number of products, a card of a product its lowest price', async ({
  page,
}) => {
  await openAt(page, '/catalog/rubashki-i-forma/', 1320)
  const groups = page.getByRole('region', { name: 'Разделы' })
  await expect(groups.getByRole('link').first()).toContainText(/\d+\s+издели/)
  await expect(groups.getByText('₽')).toHaveCount(0)
  const products = page.getByRole('region', { name: 'Всё в разделе' })
  await expect(products.getByRole('link', { name: /^Рубашка классическая/ })).toContainText('от 2 450 ₽')
})
