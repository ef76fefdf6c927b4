import { expect, test } from '@playwright/test'
import { elementsDefined } from '../support/elements.ts'

test('The main slider of Home moves every 5 seconds until its stop button is clicked', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-10-12T10:00:00') })
  await page.setViewportSize({ width: 1320, height: 900 })
  await page.goto('/')
  await elementsDefined(page)
  const slider = page.getByRole('region', { name: 'Главное' })
  await expect(slider.getByRole('button', { name: 'Остановить показ' })).toBeVisible()
  await slider.hover()
  await page.clock.pauseAt(new Date('2026-10-12T11:00:00'))
  await page.mouse.move(5, 5)
  const slides = slider.getByRole('listitem')
  expect(await slides.count()).toBeGreaterThan(2)
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.5 })
  for (const place of [1, 2]) {
    await page.clock.runFor(5_000)
    await expect(slides.nth(place)).toBeInViewport({ ratio: 0.5 })
  }
  await slider.getByRole('button', { name: 'Остановить показ' }).click()
  await slider.getByRole('button', { name: 'Продолжить показ' }).blur()
  await page.mouse.move(5, 5)
  await page.clock.runFor(10_000)
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 })
})

test('The picture of a slide is loaded two seconds before the slide is shown', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-10-12T10:00:00') })
  await page.setViewportSize({ width: 1320, height: 900 })
  await page.goto('/')
  await elementsDefined(page)
  const slider = page.getByRole('region', { name: 'Главное' })
  const [slides, pictures] = [slider.getByRole('listitem'), slider.locator('picture > img')]
  await slider.hover()
  await page.clock.pauseAt(new Date('2026-10-12T11:00:00'))
  await page.mouse.move(5, 5)
  await expect(pictures.nth(2)).toBeHidden()
  // The scroll animation follows the real time, not the fake clock.
  const beyondSlide = () =>
    slider
      .getByRole('list')
      .first()
      .evaluate((list) => list.scrollLeft % list.clientWidth)
  for (let passed = 0; passed < 10_000 && (await pictures.nth(2).isHidden()); passed += 250) {
    await page.clock.runFor(250)
    await expect.poll(beyondSlide).toBeLessThan(1)
  }
  await expect(pictures.nth(2)).toBeVisible()
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 })
  await page.clock.runFor(2_000)
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 })
  await expect(pictures.nth(3)).toBeHidden()
})

test('The text of each slide stays within the slide at every width', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 360, 768, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page
      .getByRole('region', { name: 'Главное' })
      .getByRole('listitem')
      .evaluateAll((slides) =>
        slides.flatMap((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return [...slide.querySelectorAll('h1, h2, p, a')]
            .map((element) => element.getBoundingClientRect())
            .filter((box) => box.left < left || box.right > right)
        }),
      )
    expect(beyond, `at ${width} px`).toEqual([])
  }
})
