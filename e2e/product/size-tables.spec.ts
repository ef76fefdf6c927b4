import { expect, test } from '@playwright/test'
import { expectNoAxeViolations, openAt } from '../support/layout-locators.ts'

const TEE = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'
const SUIT = '/catalog/bryuki-i-kostyumy/kostyum-iz-futera/'
const CLOTH = '/catalog/platki-i-sharfy/bandana/'

test('A garment shows its measurements by size and a drawing; both use the same letters', async ({
  page,
}) => {
  await openAt(page, TEE, 1320)
  const section = page.getByRole('region', { name: 'Таблица размеров' })
  const table = section.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([
    'Размер',
    'А Ширина в груди',
    'Б Ширина плеч',
    'В Длина',
    'Г Длина рукава',
  ])
  await expect(table.getByRole('row', { name: /^M / }).getByRole('cell')).toHaveText(['52', '49', '71', '26'])
  await expect(table.getByRole('row', { name: /^S / }).getByRole('cell').first()).toHaveText('49,5')
  const drawing = section.getByRole('img', {
    name: /^Чертёж с мерками: Футболка классическая\. А — ширина в груди/,
  })
  await drawing.scrollIntoViewIfNeeded()
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  await expectNoAxeViolations(page)
})

test('On a narrow screen the table scrolls horizontally by keyboard and keeps its size column in place', async ({
  page,
}) => {
  await openAt(page, TEE, 320)
  const measures = page.getByRole('region', { name: 'Мерки по размерам' })
  await measures.focus()
  const size = measures.getByRole('rowheader', { name: 'M', exact: true })
  const before = await size.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => measures.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect((await size.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectNoAxeViolations(page)
})

test('The drawing has the same size before and after it is loaded', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/media\/.*sketch-/, async (route) => {
    await released
    await route.continue()
  })
  await openAt(page, TEE, 360)
  const drawing = page.getByRole('img', { name: /^Чертёж с мерками/ })
  const box = () => drawing.boundingBox().then((found) => found && [found.width, found.height])
  await drawing.scrollIntoViewIfNeeded()
  const before = await box()
  expect(before?.[1]).toBeGreaterThan(200)
  release()
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await box()).toEqual(before)
})

test('A set has a size table for each garment; a product without sizes has none', async ({ page }) => {
  await openAt(page, SUIT, 768)
  const section = page.getByRole('region', { name: 'Таблица размеров' })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Свитшот', 'Джоггеры'])
  await expect(section.getByRole('region', { name: 'Мерки по размерам: Джоггеры' })).toBeVisible()
  await openAt(page, CLOTH, 768)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бандана')
  await expect(page.getByRole('region', { name: 'Таблица размеров' })).toHaveCount(0)
})

test('The printed page does not cut off the table', async ({ page }) => {
  await openAt(page, TEE, 360)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Мерки по размерам' })).toHaveCSS('overflow-x', 'visible')
})
