import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from './support/axe.ts'
import { hydrated } from './support/hydration.ts'
import { saveScreenshot } from './support/screenshot.ts'

const PAGES = {
  home: '/',
  catalog: '/catalog/',
  group: '/catalog/trikotaj/',
  product: '/catalog/futbolki-i-polo/polo/',
  special: '/catalog/pechat-na-shelke/',
  landing: '/catalog/odejda/',
  'individual-order': '/individualnyy-zakaz/',
  blog: '/blog/',
  'blog-tag': '/blog/?tag=%D1%82%D0%BA%D0%B0%D0%BD%D0%B8',
  post: '/blog/shelk-atlas-i-shelk-armani/',
  contacts: '/contacts/',
  office: '/contacts/city-6/',
  help: '/help/',
  delivery: '/help/delivery/?city=Тула&weight=25',
  'delivery-mistake': '/help/delivery/?city=Урюпинск&weight=0',
  warranty: '/help/warranty/',
  licenses: '/licenses/',
  sitemap: '/sitemap/',
  'moved-nowhere': '/301/?to=//evil.example/',
  search: '/search/футболка/',
  'search-nothing': '/search/ъъъыыы/',
  policy: '/policy/',
  'not-found': '/nowhere/',
}
const WIDTHS = [320, 360, 768, 1024, 1320, 1920]
/**
 * One width of each layout: within a layout only line lengths differ. Header and footer are the same on all pages. They
 * are checked at the first width, and on Home at every width.
 */
const [FRAME_WIDTH, ...CONTENT_WIDTHS] = [320, 768, 1320, 1920] as const
/** Widths for the contrast rule, the slowest of axe: a phone and a computer. Colours don't change in between. */
const CONTRAST_WIDTHS: number[] = [FRAME_WIDTH, 1320]

/** Collects console errors of a page: failed hydration, blocked scripts, missing files. Ignores 404. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

for (const [name, path] of Object.entries(PAGES))
  test(`${name} has no layout shift at the start, no axe violation, no overflow, and no console error`, async ({
    page,
  }) => {
    test.slow()
    const errors = collectErrors(page)
    await recordShifts(page)
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto(path)
    await hydrated(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0)
      const hasFrame = width === FRAME_WIDTH || name === 'home'
      if (hasFrame || CONTENT_WIDTHS.some((one) => one === width))
        expect(
          await findAxeViolations(page, {
            within: hasFrame ? undefined : 'main',
            withoutRules: CONTRAST_WIDTHS.includes(width) ? [] : ['color-contrast'],
          }),
          `axe at ${width} px`,
        ).toEqual([])
      await saveScreenshot(page, `${name}-${width}`, { fullPage: true })
    }
    expect(errors).toEqual([])
  })

interface Shift {
  value: number
  /** Texts of the moved elements. */
  sources: string[]
}

/** Records the layout shifts of a page in `window.shifts`. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        shifts.push({ value, sources: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('Requests no React before a visitor touches a form', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await hydrated(page)
  expect(scripts.filter((path) => /react/.test(path))).toEqual([])
  await page.getByLabel('Ваше имя').focus()
  await expect.poll(() => scripts.filter((path) => /^\/assets\/react-/.test(path)).length).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('A product shows its heading, prices and pictures', async ({ page }) => {
    await page.goto(PAGES.product)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/от\s\d[\d\s]*\s₽/)
    await expect(page.locator('main img').first()).toBeVisible()
  })
})
