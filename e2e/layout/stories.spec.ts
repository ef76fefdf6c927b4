import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeViolations, layoutLocators, openAt } from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

const cover = (page: Page, name: string) => layoutLocators(page).stories.getByRole('button', { name })
const title = (page: Page) => layoutLocators(page).viewer.getByRole('status')

test('A story opens over the page without axe violations and returns the focus on close, at every width', async ({
  page,
}) => {
  const { viewer } = await openAt(page, '/catalog/', 360)
  for (const width of [360, 768, 1024, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await cover(page, 'Как мы печатаем').click()
    await expect(title(page)).toContainText('Ткань приходит белой')
    for (const name of ['Следующая история', 'Предыдущая история', 'Закрыть', 'Остановить показ'])
      await expect(viewer.getByRole('button', { name })).toBeVisible()
    await viewer.getByRole('button', { name: 'Остановить показ' }).click()
    await expectNoAxeViolations(page)
    await saveScreenshot(page, `shell-story-${width}`)
    await viewer.getByRole('button', { name: 'Закрыть' }).click()
    await expect(viewer).toBeHidden()
    await expect(cover(page, 'Как мы печатаем')).toBeFocused()
  }
})

test('A click shows the next frame, a click on the left the previous; the last frame is followed by the next story', async ({
  page,
}) => {
  const { viewer } = await openAt(page, '/catalog/', 1320)
  await cover(page, 'Как мы печатаем').click()
  await expect(title(page)).toContainText('Ткань приходит белой')
  await viewer.getByRole('button', { name: 'Остановить показ' }).click()
  const box = await viewer.locator('img').first().boundingBox()
  const [left, right, middle] = [(box?.x ?? 0) + 60, (box?.x ?? 0) + 300, (box?.y ?? 0) + 300]
  await page.mouse.click(right, middle)
  await expect(title(page)).toContainText('Рисунок ложится за минуту')
  await page.mouse.click(left, middle)
  await expect(title(page)).toContainText('Ткань приходит белой')
  for (let frame = 0; frame < 4; frame += 1) await page.mouse.click(right, middle)
  await expect(viewer.getByText('Кубовая набойка')).toBeVisible()
})

test('A swipe left or right changes the story, a swipe down closes it', async ({ page }) => {
  const { viewer } = await openAt(page, '/catalog/', 360)
  await cover(page, 'Как мы печатаем').click()
  await expect(title(page)).toContainText('Ткань приходит белой')
  const swipe = async (x: number, y: number) => {
    await page.mouse.move(180, 300)
    await page.mouse.down()
    await page.mouse.move(180 + x, 300 + y, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(-120, 0)
  await expect(viewer.getByText('Кубовая набойка')).toBeVisible()
  await swipe(120, 0)
  await expect(viewer.getByText('Как мы печатаем')).toBeVisible()
  await swipe(0, 160)
  await expect(viewer).toBeHidden()
})

test('Arrow keys change the frame as soon as a story is open', async ({ page }) => {
  const { viewer } = await openAt(page, '/catalog/', 1320)
  await cover(page, 'Как мы печатаем').press('Enter')
  await expect(title(page)).toContainText('Ткань приходит белой')
  await expect(viewer.getByRole('button', { name: 'Закрыть' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toContainText('Рисунок ложится за минуту')
  await page.keyboard.press('ArrowLeft')
  await expect(title(page)).toContainText('Ткань приходит белой')
})

test('Space stops and resumes a story, arrow keys change the frame, Escape closes it', async ({ page }) => {
  const { viewer } = await openAt(page, '/catalog/', 1320)
  await cover(page, 'Как мы печатаем').click()
  const stop = viewer.getByRole('button', { name: 'Остановить показ' })
  await stop.press('Space')
  await expect(viewer.getByRole('button', { name: 'Продолжить показ' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toContainText('Рисунок ложится за минуту')
  await page.keyboard.press('ArrowLeft')
  await expect(title(page)).toContainText('Ткань приходит белой')
  await page.keyboard.press('Space')
  await expect(stop).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('Frames advance by themselves and pause while the pointer is pressed', async ({ page }) => {
  const { viewer } = await openAt(page, '/catalog/', 360)
  await cover(page, 'Как мы печатаем').click()
  await expect(title(page)).toContainText('Ткань приходит белой')
  const running = () =>
    viewer.evaluate((dialog) =>
      dialog
        .getAnimations({ subtree: true })
        .some((one) => one instanceof CSSAnimation && one.playState === 'running'),
    )
  await expect.poll(running).toBe(true)
  await page.mouse.move(180, 300)
  await page.mouse.down()
  await expect.poll(running).toBe(false)
  await page.mouse.up()
  await expect.poll(running).toBe(true)
  await viewer.evaluate((dialog) => {
    for (const one of dialog.getAnimations({ subtree: true })) if (one instanceof CSSAnimation) one.finish()
  })
  await expect(title(page)).not.toContainText('Ткань приходит белой')
})

test('On a short screen, as at 200 % zoom, the whole text of a story can be scrolled into view', async ({
  page,
}) => {
  const { viewer } = await openAt(page, '/catalog/', 660)
  await page.setViewportSize({ width: 660, height: 450 })
  await cover(page, 'Как мы печатаем').click()
  await viewer.getByRole('button', { name: 'Остановить показ' }).click()
  const words = title(page)
  await words.getByText('Без этого краска ляжет пятнами').scrollIntoViewIfNeeded()
  await expect(words.getByText('Без этого краска ляжет пятнами')).toBeInViewport({ ratio: 1 })
  await expect(viewer.getByRole('button', { name: 'Следующая история' })).toBeInViewport({ ratio: 1 })
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'shell-story-short')
})

test('The link of a frame opens its page and closes the story', async ({ page }) => {
  const { viewer } = await openAt(page, '/catalog/', 360)
  await cover(page, 'Как мы печатаем').click()
  await viewer.getByRole('button', { name: 'Остановить показ' }).click()
  for (let frame = 0; frame < 3; frame += 1) await page.keyboard.press('ArrowRight')
  await viewer.getByRole('link', { name: 'Подробнее' }).click()
  await expect(page).toHaveURL('/catalog/pechat-na-tkani/')
  await expect(viewer).toBeHidden()
})

test('With reduced motion frames do not advance by themselves, and arrow keys change the frame', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { viewer } = await openAt(page, '/catalog/', 360)
  await cover(page, 'Как мы печатаем').click()
  await expect(title(page)).toContainText('Ткань приходит белой')
  expect(await viewer.evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toContainText('Рисунок ложится за минуту')
})

test('A viewed story is marked as «просмотрено» after a reload', async ({ page }) => {
  const { stories } = await openAt(page, '/catalog/', 1320)
  await cover(page, 'Как мы печатаем').click()
  await expect(title(page)).toContainText('Ткань приходит белой')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(stories.getByRole('button', { name: 'Как мы печатаем — просмотрено' })).toBeVisible()
  await expect(stories.getByRole('button', { name: /просмотрено/ })).toHaveCount(1)
})
