import { expect, type Locator, type Page, test } from '@playwright/test'
import { openSpecimen, specimenPath } from '../support/playground.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Returns the numbers of the fully visible slides, from left to right. */
async function seen(carousel: Locator): Promise<number[]> {
  return carousel.locator('ul').evaluate((track) => {
    const { left, right } = track.getBoundingClientRect()
    return [...track.children]
      .map((slide) => ({
        box: slide.getBoundingClientRect(),
        number: Number(slide.textContent?.match(/\d+/)?.[0]),
      }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number)
  })
}

const expectSeen = (carousel: Locator, ...numbers: number[]) =>
  expect.poll(() => seen(carousel), { intervals: [50] }).toEqual(numbers)

const next = (carousel: Locator) => carousel.getByRole('button', { name: 'Следующий слайд' })
const previous = (carousel: Locator) => carousel.getByRole('button', { name: 'Предыдущий слайд' })

/** Waits until the slides stop: an earlier touch would continue their momentum. */
const atRest = (carousel: Locator) =>
  carousel.locator('ul').evaluate(async (track) => {
    for (let still = 0, last = -1; still < 10; last = track.scrollLeft) {
      await new Promise(requestAnimationFrame)
      still = track.scrollLeft === last ? still + 1 : 0
    }
  })

async function swipe(page: Page, carousel: Locator, by: number): Promise<void> {
  await atRest(carousel)
  const box = await carousel.boundingBox()
  if (!box) throw new Error('Nothing to swipe')
  const browser = await page.context().newCDPSession(page)
  const y = box.y + box.height / 3
  const from = box.x + (by < 0 ? box.width - 30 : 30)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (let part = 1; part <= 10; part++) await touch('touchMove', from + (by * part) / 10)
  await touch('touchEnd')
}

test('Buttons move a carousel by one slide; a loop connects the last and the first slide in both directions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await openSpecimen(page, 'carousel')
  const loop = region(page, 'По кругу')
  await expectSeen(loop, 1, 2)
  for (const pair of [
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 1],
    [1, 2],
  ]) {
    await next(loop).click()
    await expectSeen(loop, ...pair)
  }
  for (const pair of [
    [6, 1],
    [5, 6],
    [4, 5],
  ]) {
    await previous(loop).click()
    await expectSeen(loop, ...pair)
  }
})

test('A carousel with ends jumps from its last slides to its first and back', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await openSpecimen(page, 'carousel')
  const row = region(page, 'С концами')
  await expectSeen(row, 1, 2, 3)
  await previous(row).click()
  await expectSeen(row, 7, 8, 9)
  await next(row).click()
  await expectSeen(row, 1, 2, 3)
})

test('A carousel shows the configured number of slides and gap at each width, also a fractional number', async ({
  page,
}) => {
  await openSpecimen(page, 'carousel')
  const measures = (name: string) =>
    region(page, name)
      .locator('ul')
      .evaluate((track) => {
        const [first, second] = [...track.children].map((slide) => slide.getBoundingClientRect())
        if (!first || !second) throw new Error('No slides')
        const gap = second.left - first.right
        return { gap: Math.round(gap), view: (track.clientWidth + gap) / (first.width + gap) }
      })
  for (const [width, view, gap] of [
    [1320, 2, 16],
    [768, 2, 16],
    [767, 1.03, 20],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await measures('По кругу')).toEqual({ gap, view: expect.closeTo(view, 2) })
  }
  for (const [width, view] of [
    [1319, 3],
    [1318, 2],
    [360, 1.03],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect((await measures('С концами')).view).toBeCloseTo(view, 2)
  }
})

test('A carousel hides its buttons when all slides are visible', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await openSpecimen(page, 'carousel')
  await expect(next(region(page, 'Все на виду'))).toBeHidden()
  await page.setViewportSize({ width: 360, height: 900 })
  await expect(next(region(page, 'Все на виду'))).toBeVisible()
})

test('Arrow keys move the slides, and a slide with the focus is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await openSpecimen(page, 'carousel')
  const loop = region(page, 'По кругу')
  await loop.getByRole('list', { name: 'Слайды' }).focus()
  await page.keyboard.press('ArrowRight')
  await expectSeen(loop, 2, 3)
  await page.keyboard.press('ArrowLeft')
  await expectSeen(loop, 1, 2)
  await page.keyboard.press('ArrowLeft')
  await expectSeen(loop, 6, 1)
  const row = region(page, 'С концами')
  await row.getByRole('link', { name: 'Слайд 8' }).focus()
  await expect.poll(async () => (await seen(row)).includes(8)).toBe(true)
})

test('A screen reader gets all slides in order, whichever slide is visible', async ({ page }) => {
  await openSpecimen(page, 'carousel')
  const loop = region(page, 'По кругу')
  await previous(loop).click()
  await expect(loop.getByRole('status')).toHaveText('Слайд 6 из 6')
  const slides = await loop
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => `${item.getAttribute('aria-label')}: ${item.textContent}`))
  expect(slides).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Слайд ${number} из 6: Слайд ${number}`))
})

test.describe('slide show', () => {
  /** Opens the slide show with a paused clock, which the test moves. */
  async function openShow(page: Page) {
    await page.clock.install({ time: new Date('2026-10-12T10:00:00') })
    await page.setViewportSize({ width: 1320, height: 900 })
    await openSpecimen(page, 'carousel')
    const show = region(page, 'Показ')
    await show.hover()
    await page.clock.pauseAt(new Date('2026-10-12T11:00:00'))
    await leave(page)
    await expectSeen(show, 1)
    return show
  }

  /** Moves the pointer and the focus away from the slides. */
  async function leave(page: Page): Promise<void> {
    await page.getByRole('heading', { level: 1 }).click()
  }

  test('moves every 5 seconds and continues from the last slide to the first', async ({ page }) => {
    const show = await openShow(page)
    for (const number of [2, 3, 4, 1, 2]) {
      await page.clock.runFor(5_000)
      await expectSeen(show, number)
    }
  })

  test('stops and resumes with its button', async ({ page }) => {
    const show = await openShow(page)
    await show.getByRole('button', { name: 'Остановить показ' }).click()
    await leave(page)
    await page.clock.runFor(10_000)
    await expectSeen(show, 1)
    await show.getByRole('button', { name: 'Продолжить показ' }).click()
    await leave(page)
    await page.clock.runFor(5_000)
    await expectSeen(show, 2)
  })

  test('pauses under the pointer, with the focus and in a hidden tab', async ({ page }) => {
    const show = await openShow(page)
    await show.hover()
    await page.clock.runFor(10_000)
    await expectSeen(show, 1)
    await page.mouse.move(5, 5)
    await show.getByRole('button', { name: 'Остановить показ' }).focus()
    await page.clock.runFor(10_000)
    await expectSeen(show, 1)
    await leave(page)
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
    await page.clock.runFor(10_000)
    await expectSeen(show, 1)
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }))
    await page.clock.runFor(5_000)
    await expectSeen(show, 2)
  })

  test('ends when the visitor moves the slides', async ({ page }) => {
    const show = await openShow(page)
    await next(show).click()
    await expectSeen(show, 2)
    await leave(page)
    await page.clock.runFor(10_000)
    await expectSeen(show, 2)
    await expect(show.getByRole('button', { name: 'Продолжить показ' })).toBeVisible()
  })

  test('does not start with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const show = await openShow(page)
    await expect(show.getByRole('button', { name: 'Продолжить показ' })).toBeVisible()
    await page.clock.runFor(10_000)
    await expectSeen(show, 1)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a swipe moves to the next or previous slide, in a loop from the first to the last', async ({
    page,
  }) => {
    await openSpecimen(page, 'carousel')
    const loop = region(page, 'По кругу')
    await loop.scrollIntoViewIfNeeded()
    await expectSeen(loop, 1)
    await swipe(page, loop, -200)
    await expectSeen(loop, 2)
    await swipe(page, loop, 200)
    await expectSeen(loop, 1)
    await swipe(page, loop, 200)
    await expectSeen(loop, 6)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the slides are a scrollable list without buttons', async ({ page }) => {
    await page.goto(specimenPath('carousel'))
    const row = region(page, 'С концами')
    await expect(row.getByRole('listitem')).toHaveCount(9)
    await expect(next(row)).toBeHidden()
    await row.getByRole('link', { name: 'Слайд 9' }).focus()
    await expect(row.getByRole('link', { name: 'Слайд 9' })).toBeInViewport()
  })
})
