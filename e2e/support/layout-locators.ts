import { expect, type Page } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { hydrated } from './hydration.ts'

/** A page to test the frame on; the home page takes a third longer. */
export const PLAIN_PAGE = '/policy/'

/** Locators of the frame, by their words on the screen. */
export const layoutLocators = (page: Page) => ({
  header: page.getByRole('banner'),
  menu: page.getByRole('navigation', { name: 'Главное меню' }),
  bar: page.getByRole('navigation', { name: 'Быстрые ссылки' }),
  drawer: page.getByRole('dialog', { name: 'Меню' }),
  search: page.getByRole('combobox', { name: 'Поиск по каталогу' }),
  found: page.getByRole('listbox', { name: 'Найдено' }),
  stories: page.getByRole('region', { name: 'Истории', exact: true }),
  storiesBelow: page.getByRole('region', { name: 'Ещё истории' }),
  viewer: page.getByRole('dialog', { name: 'Истории' }),
  banner: page.getByRole('complementary', { name: 'Для магазинов и бутиков' }),
  footer: page.getByRole('contentinfo'),
  cookies: page.getByRole('region', { name: 'Файлы cookie' }),
  toTop: page.getByRole('button', { name: 'Наверх' }),
})

/** Opens a page at a width, answers the cookie notice, and waits for the client bundle. */
export async function openAt(
  page: Page,
  path: string,
  width: number,
): Promise<ReturnType<typeof layoutLocators>> {
  await page.setViewportSize({ width, height: 900 })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'))
  await page.goto(path)
  await hydrated(page)
  return layoutLocators(page)
}

/**
 * Scrolls the page down, or up by a negative distance, in px, until the page has heard of it. Headless Chromium drops some
 * wheel events, and two scrolls within a frame are one scroll event.
 */
export async function scrollPageBy(page: Page, distance: number): Promise<void> {
  await page.evaluate((top) => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollBy({ top, behavior: 'instant' })
    return scrolled.then(() => undefined)
  }, distance)
}

/** Leaves a page for the home page by the logo in the header. */
export async function goHome(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Раппорт|На главную/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
}

/** Fails if axe finds a violation on the page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([])
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Fails if axe finds a violation, or the page is wider than the window, on a phone and a computer. */
export async function expectCleanAtBothWidths(page: Page): Promise<void> {
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
  }
}
