import { expect, type Locator, type Page, test } from '@playwright/test'
import { moscowYear } from '@rapport/contract/hours/moscow-day'
import { findAxeViolations } from '../support/axe.ts'
import { elementsDefined } from '../support/elements.ts'

const HEADINGS = [
  'Ваш рисунок на нашей ткани',
  'Фабрика за две минуты',
  'Каталог',
  'Как заказать',
  'Фабрика в цифрах',
  'Для кого мы шьём',
  'Что мы сшили и напечатали',
  'Последние новости',
  'Экскурсия по нашему производству',
  'Что говорят заказчики',
]

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Returns the number of slides that are fully visible. */
const shown = (carousel: Locator) =>
  carousel
    .locator('ul')
    .first()
    .evaluate((track) => {
      const { left, right } = track.getBoundingClientRect()
      const inside = ({ left: from, right: to }: DOMRect) => from >= left - 1 && to <= right + 1
      return [...track.children].filter((slide) => inside(slide.getBoundingClientRect())).length
    })

test('Home has its ten blocks in order; its carousels show the expected number of slides at each width', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/')
  await elementsDefined(page)
  const headings = await page.locator('main > * :is(h1, h2)').allTextContents()
  const named = headings.map((heading) => heading.replaceAll('\u00a0', ' '))
  expect(named.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS)
  expect(await page.locator('*').count()).toBeLessThan(1700)

  const main = page.getByRole('main')
  const years = moscowYear(new Date()) - 2008
  await expect(main.getByText(new RegExp(`^${years}\\s(?:год|года|лет)$`))).toBeVisible()
  await expect(main.getByText(/^400\s000\+$/)).toBeVisible()
  await expect(region(page, 'Фабрика в цифрах').getByRole('heading', { level: 3 })).toHaveCount(11)
  await expect(main.getByRole('link', { name: 'Перейти в блог' })).toBeVisible()
  await expect(region(page, 'Работы').getByRole('link')).toHaveCount(20)
  await expect(region(page, 'Работы').locator('ul > li')).toHaveCount(5)
  await expect(region(page, 'Видео с производства').locator('figure')).toHaveCount(6)

  for (const [width, testimonials, videos] of [
    [360, 1, 1],
    [766, 1, 1],
    [767, 2, 1],
    [1318, 2, 2],
    [1319, 3, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await region(page, 'Отзывы').scrollIntoViewIfNeeded()
    expect([width, await shown(region(page, 'Отзывы'))]).toEqual([width, testimonials])
    expect([width, await shown(region(page, 'Видео с производства'))]).toEqual([width, videos])
    expect([width, await shown(region(page, 'Работы'))]).toEqual([width, 1])
  }
})

test('The carousels of Home work by keyboard; a work opens enlarged, moves to the next and returns the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1320, height: 900 })
  await page.goto('/')
  await elementsDefined(page)
  for (const name of ['Работы', 'Видео с производства', 'Отзывы']) {
    const carousel = region(page, name)
    await carousel.scrollIntoViewIfNeeded()
    await carousel.getByRole('list', { name: 'Слайды' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() =>
        carousel
          .locator('ul')
          .first()
          .evaluate((track) => track.scrollLeft),
      )
      .toBeGreaterThan(100)
    await page.keyboard.press('ArrowLeft')
  }
  const work = region(page, 'Работы').getByRole('link', { name: /Фартуки для кофеен/ })
  await work.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Фартуки для кофеен/ })
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Следующая работа' })).toBeFocused()
  expect(await findAxeViolations(page, { within: 'dialog[open]' })).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: /Худи для скалодрома/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(work).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a work links to its picture, a video links to its host, and slides scroll', async ({ page }) => {
    await page.goto('/')
    const work = page.getByRole('link', { name: /Фартуки для кофеен/ })
    expect(
      (await page.request.get((await work.getAttribute('href')) ?? '')).headers()['content-type'],
    ).toMatch(/^image\//)
    await expect(page.getByRole('link', { name: /^Смотреть видео/ })).toHaveCount(7)
    await expect(page.getByRole('link', { name: 'Смотреть видео: Фабрика за две минуты' })).toHaveAttribute(
      'href',
      /^https:\/\/rutube\.ru\/video\/[\da-f]{32}\/$/,
    )
    const last = region(page, 'Работы').getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport()
  })
})
