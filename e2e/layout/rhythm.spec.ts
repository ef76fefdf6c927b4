import { expect, type Locator, test } from '@playwright/test'
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  layoutLocators,
  openAt,
} from '../support/layout-locators.ts'

const divider = '[data-divider]'

for (const path of [
  '/',
  '/catalog/',
  '/catalog/futbolki-i-polo/polo/',
  '/catalog/odejda/',
  '/catalog/pechat-na-shelke/',
  '/help/',
  '/policy/',
  '/order/',
  '/nowhere/',
])
  test(`${path} has stories above and below its content, one print band and one order form`, async ({
    page,
  }) => {
    const { stories, storiesBelow, footer } = await openAt(page, path, 1320)
    const main = page.getByRole('main')
    const order = await Promise.all(
      [stories, main, storiesBelow, footer].map(async (part) => (await part.boundingBox())?.y ?? -1),
    )
    expect(order).toEqual([...order].sort((one, other) => one - other))
    await expect(stories.getByRole('button')).toHaveCount(6)
    await expect(page.locator(divider)).toHaveCount(1)
    const form = page.locator('#order-form-sect')
    await expect(form).toHaveCount(1)
    await expect(form.getByRole('button', { name: 'Отправить заявку' })).toBeVisible()
  })

/** Returns the width of the last row of a list and the width of the list. */
async function lastRow(list: Locator): Promise<{ row: number; list: number }> {
  return list.evaluate((element) => {
    const boxes = [...element.children].map((child) => child.getBoundingClientRect())
    const top = Math.max(...boxes.map((box) => box.top))
    const row = boxes.filter((box) => box.top === top)
    return {
      row: Math.round(Math.max(...row.map((box) => box.right)) - Math.min(...row.map((box) => box.left))),
      list: Math.round(element.getBoundingClientRect().width),
    }
  })
}

test('Every list of cards fills its last row', async ({ page }) => {
  for (const [path, width] of [
    ['/catalog/scena-i-prazdnik/', 1320],
    ['/catalog/rubashki-i-forma/', 1320],
    ['/catalog/dlya-doma/', 1024],
    ['/catalog/kollekciya-printov/', 1320],
    ['/catalog/futbolki-i-polo/polo/', 1320],
    ['/catalog/printy-konstruktivizm/print-diski/', 768],
    ['/catalog/odejda/', 768],
    ['/catalog/dlya-doma/', 768],
    ['/', 1320],
    ['/', 768],
    ['/catalog/futbolki-i-polo/futbolka-so-sploshnoy-pechatyu/', 768],
    ['/catalog/printy-kist-i-pyatno/print-mazki/', 768],
    ['/catalog/printy-kist-i-pyatno/print-mazki/', 1320],
    ['/catalog/printy-konstruktivizm/print-diski/', 768],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const lists = page.locator('main ul:has(> li > a > div + div)')
    expect(await lists.count()).toBeGreaterThan(0)
    for (const list of await lists.all()) {
      const { row, list: whole } = await lastRow(list)
      expect(whole - row, `${path} at ${width} px`).toBeLessThanOrEqual(1)
    }
  }
})

test('A list of products has a scene after at most eight cards, and every row is full', async ({ page }) => {
  for (const path of ['/catalog/trikotaj/', '/catalog/trikotaj/?page=2', '/catalog/dlya-doma/']) {
    await page.goto(path)
    const list = page.locator('#products > ul')
    const runs = await list.evaluate((element) => {
      const places = [...element.children].map((place) => (place.querySelector('h3') ? 'card' : 'scene'))
      return places.join().split('scene')
    })
    expect(runs.length).toBeGreaterThan(1)
    for (const run of runs) expect(run.split('card').length - 1).toBeLessThanOrEqual(8)
    for (const width of [360, 768, 1024, 1320, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [top, row] of Object.entries(await rowWidths(list)))
        expect(row.list - row.places, `${path} at ${width} px, ${top} px down`).toBeLessThanOrEqual(1)
    }
  }
})

/** Returns the widths of the list and of each row's items, gaps included, by the top of the row. */
const rowWidths = (list: Locator) =>
  list.evaluate((element) => {
    const gap = Number.parseFloat(getComputedStyle(element).columnGap)
    const rows: Record<number, { list: number; places: number }> = {}
    for (const place of element.children) {
      const { top, width } = place.getBoundingClientRect()
      rows[top] ??= { list: element.getBoundingClientRect().width + gap, places: 0 }
      rows[top].places += width + gap
    }
    return rows
  })

test('At 320 px all cards have the same width, even with a long word in a name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 })
  await page.goto('/catalog/kollekciya-printov/printy-tkackaya-grafika/')
  const pictures = page.getByRole('main').locator('ul > li > a > div:first-child')
  const widths = await pictures.evaluateAll((places) => places.map((place) => place.clientWidth))
  expect(widths.length).toBeGreaterThan(5)
  expect(new Set(widths).size).toBe(1)
})

test('At 1920 px galleries are at least 1620 px wide and the order form at most 1320 px', async ({
  page,
}) => {
  const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width
  for (const gallery of ['/', '/catalog/', '/catalog/scena-i-prazdnik/', '/contacts/', '/blog/']) {
    await openAt(page, gallery, 1920)
    const lists = await page
      .locator('main > * ul:has(img), main > ul:has(img), main > div:has(article)')
      .evaluateAll((all) =>
        all.map((one) => {
          const { paddingLeft, paddingRight } = getComputedStyle(one)
          return one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        }),
      )
    expect(Math.max(...lists), gallery).toBeGreaterThanOrEqual(1620)
    await expectNoHorizontalScroll(page)
    expect(await widthOf('#order-form-sect > div')).toBeLessThanOrEqual(1320)
  }
  await openAt(page, '/catalog/futbolki-i-polo/polo/', 1920)
  expect(await widthOf('#order-form-sect > div')).toBeLessThanOrEqual(1320)
})

test('The print band of a page shows the print of its product', async ({ page }) => {
  const band = () =>
    page.locator(divider).evaluate((one) => getComputedStyle(one, '::before').backgroundImage)
  await openAt(page, '/catalog/printy-konstruktivizm/print-diski/', 1320)
  const discs = await band()
  expect((await page.request.get(discs.slice(5, -2))).headers()['content-type']).toBe('image/svg+xml')
  await openAt(page, '/catalog/yubki/yubka-midi/', 1320)
  expect(await band()).not.toBe(discs)
})

test('The print band moves with the scroll, but not with reduced motion', async ({ page }) => {
  const offset = () => page.locator(divider).evaluate((band) => getComputedStyle(band, '::before').translate)
  await openAt(page, '/help/', 1320)
  await page.locator(divider).scrollIntoViewIfNeeded()
  const before = await offset()
  await page.mouse.wheel(0, 300)
  await expect.poll(offset).not.toBe(before)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(offset).toBe('none')
})

test('A card moves its picture on hover, but not with reduced motion', async ({ page }) => {
  const { search } = await openAt(page, '/catalog/trikotaj/detskiy-trikotaj/', 1320)
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const picture = card.locator('img').first()
  const moved = () => picture.evaluate((image) => getComputedStyle(image).transform)
  await card.hover()
  await expect.poll(moved).not.toBe('none')
  await search.hover()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await card.hover()
  expect(await moved()).toBe('none')
})

test('A tile of a group enlarges its picture on hover, but not with reduced motion', async ({ page }) => {
  const { search } = await openAt(page, '/catalog/', 1320)
  const tile = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first()
  const scale = () => tile.locator('img').evaluate((image) => getComputedStyle(image).scale)
  await tile.hover()
  await expect.poll(scale).toBe('1.04')
  await search.hover()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tile.hover()
  expect(await scale()).toBe('none')
})

test('The logo in the footer fills over 90 % of its row at every width and has no axe violations', async ({
  page,
}) => {
  const { footer } = await openAt(page, '/policy/', 1320)
  for (const width of [320, 768, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [name, line] = await footer
      .getByRole('img', { name: 'Раппорт' })
      .evaluate((logo) => [logo.clientWidth, logo.parentElement?.clientWidth ?? 0])
    expect((name ?? 0) / (line ?? 1), `${width}`).toBeGreaterThan(0.9)
    await expectNoHorizontalScroll(page)
  }
  await expectNoAxeViolations(page)
})

test('The logo is a picture that links to Home; its space is reserved before it is loaded', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/media\/.*\.svg$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/policy/', { waitUntil: 'domcontentloaded' })
  const link = layoutLocators(page).header.getByRole('link', { name: 'Раппорт', exact: true })
  const place = () => link.getByRole('img').boundingBox()
  const kept = await place()
  expect(kept?.width).toBeGreaterThan(120)
  resolve()
  await expect
    .poll(() => link.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth))
    .toBe(183)
  expect(await place()).toEqual(kept)
  await expect(link).toHaveText('')
  await expect(link).toHaveAttribute('href', '/')
})
