import { expect, test } from '@playwright/test'
import { openAt } from '../support/layout-locators.ts'

const WIDTHS = [360, 768, 1320, 1920]

test('Tiles of the catalogue fill their rows and have pictures with an aspect ratio of 0.8', async ({
  page,
}) => {
  await openAt(page, '/catalog/', 360)
  const tiles = page.locator('#products article')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()))
    const right = Math.max(...boxes.map((box) => box.right))
    const lastOfRows = boxes.filter((box, index) => boxes[index + 1]?.top !== box.top)
    for (const box of lastOfRows) expect(Math.abs(box.right - right), `at ${width} px`).toBeLessThan(1)
    const shares = await tiles
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.clientWidth / image.clientHeight))
    // The last tile of an odd number is alone in its row, with a wide picture of a print.
    for (const share of shares.slice(0, -1)) expect(share, `at ${width} px`).toBeCloseTo(0.8, 1)
  }
})

test('Pictures of two subgroups are at least as high as wide, so that no garment is cropped', async ({
  page,
}) => {
  await openAt(page, '/catalog/futbolki-i-polo/', 360)
  const pictures = page.getByRole('region', { name: 'Разделы' }).locator('img:visible')
  await expect(pictures).toHaveCount(2)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const shares = await pictures.evaluateAll((all) =>
      all.map((image) => image.clientWidth / image.clientHeight),
    )
    for (const share of shares) expect(share, `at ${width} px`).toBeLessThanOrEqual(1.01)
  }
})
