import { expect, type Page, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/layout-locators.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

const publish = (page: Page) => page.getByRole('button', { name: 'Опубликовать', exact: true })
const expectStatusText = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const sheet = (page: Page) => page.getByRole('grid', { name: 'Цены, ₽' })
const cell = (page: Page, row: number, column: number) =>
  sheet(page).getByRole('row').nth(row).getByRole('gridcell').nth(column)

async function openGroup(page: Page, title: string): Promise<void> {
  await openScreen(page, site, `/prices/?title=${encodeURIComponent(title)}`, 'Цены')
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(sheet(page)).toBeVisible()
}

/** Pastes a text as Ctrl+V does. */
const paste = (page: Page, text: string) =>
  sheet(page)
    .locator(':focus')
    .evaluate((focused, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      focused.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)

test('Pastes a price list from Excel, keeps an unreadable cell until it is corrected, and shows the new prices on the site', async ({
  page,
}) => {
  await openGroup(page, 'Печать на ткани')
  await cell(page, 1, 0).click()
  await paste(page, '1'.concat('\t1'.repeat(49), '\n').repeat(10_000))
  await expect(page.getByText(/Вставленное не.помещается/)).toBeVisible()
  await paste(page, '"1 691,00 ₽"\tдорого\r\n790,5\tпо запросу\r\n')
  await expect(cell(page, 1, 0)).toHaveText(/^1.691/)
  await expect(cell(page, 1, 1)).toHaveText(/^дорого/)
  await expect(cell(page, 2, 0)).toHaveText(/^790,50/)
  await expect(cell(page, 2, 1)).toHaveText(/^по.запросу/)
  await page.keyboard.press('Control+z')
  await expect(cell(page, 1, 1)).not.toHaveText(/дорого/)
  await page.keyboard.press('Control+y')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expectStatusText(page, 'Сохранено')
  await page.reload()
  await expect(cell(page, 1, 1)).toHaveText(/^дорого/)
  await publish(page).click()
  await expect(page.getByRole('alert').getByText(/^Печать.+Без.входа: .+10–49.+Цена/)).toBeVisible()
  for (const width of [1320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  }
  await page.setViewportSize({ width: 1320, height: 800 })
  // The second row is restored, and the red cell is typed again.
  await cell(page, 1, 1).click()
  await page.keyboard.type('480')
  await page.keyboard.press('Enter')
  await paste(page, '539')
  await expect(cell(page, 2, 1)).toHaveText('539')
  for (const list of ['Со входом', 'Опт', 'Дилеры']) {
    await page.getByRole('radio', { name: list }).click()
    await page.getByRole('button', { name: 'Убрать цены этого прайс-листа' }).click()
  }
  await publish(page).click()
  await expectStatusText(page, 'Опубликовано')
  const answer = await page.request.get(`${site.origin}/catalog/pechat-na-tkani/`)
  expect(await answer.text()).toMatch(/1.691/)
})

test('Raises all prices of a group by 5 % by keyboard after previewing each change', async ({
  page,
  context,
}) => {
  const buyer = await context.newPage()
  await buyer.goto(`${site.origin}/calculator/?item=pechat-na-hlopke&quantity=100`)
  await expect(buyer.locator('live-calculator[data-live]').getByText(/^Итого.+₽/)).not.toHaveCount(0)
  await page.bringToFront()
  await openGroup(page, 'Печать на хлопке')
  const before = Number((await cell(page, 1, 0).innerText()).replace(/\s/g, ''))
  await page.getByRole('button', { name: 'Изменить на процент…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('+5 %')
  await expect(dialog.getByText(/^Изменится цен: \d+/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const after = (Math.round((before * 105) / 1000) * 10).toLocaleString('ru-RU')
  await expect(cell(page, 1, 0)).toHaveText(new RegExp(`^${after.replace(/\s/g, '.')}`))

  await cell(page, 1, 0).focus()
  await page.keyboard.press('Shift+ArrowDown')
  // Only the cell shows the focus, not its container.
  const outlined = () =>
    page
      .getByRole('main')
      .locator('*')
      .evaluateAll((parts) =>
        parts.filter((part) => getComputedStyle(part).outlineStyle === 'solid').map((part) => part.tagName),
      )
  await expect.poll(outlined).toEqual(['TD'])
  await page.keyboard.press('Control+d')
  await expect(cell(page, 2, 0)).toHaveText(new RegExp(`^${after.replace(/\s/g, '.')}`))
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Сохранено в.+на.сайте пока прежнее$/)).toBeVisible()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await publish(page).press('Enter')
  await expectStatusText(page, 'Опубликовано')
  expect(await page.evaluate(() => scrollY)).toBe(place)

  await test.step('A calculator that was open meanwhile says so before it saves', async () => {
    await buyer.bringToFront()
    await buyer.getByRole('button', { name: 'Сохранить расчёт' }).click()
    await expect(buyer.getByText(/^Цены изменились: было .+₽, стало .+₽/)).toBeVisible()
    await buyer.getByRole('button', { name: 'Сохранить расчёт' }).click()
    await expect(buyer.getByText('Расчёт сохранён')).toBeVisible()
  })
})
