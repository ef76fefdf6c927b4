import { expect, type Page, test } from '@playwright/test'

const GROUP = '/catalog/mujskie-futbolki/'
const PRODUCT = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'
const FABRIC = '/catalog/hlopkovye-tkani/sitec/'
/** Its picture is full of threads and print, so its file is among the largest. */
const CURTAIN = '/catalog/vannaya-i-plyaj/shtorka-dlya-vannoy/'

interface Sizes {
  path: string
  /** Width by the `sizes` attribute, in pixels. */
  stated: number
  /** Width of the drawn picture in pixels, including the cropped sides. */
  drawn: number
}

/** Returns the width by `sizes` and the drawn width of every loaded picture. */
const measure = (page: Page, selector: string): Promise<Sizes[]> =>
  page.locator(selector).evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.naturalWidth > 0 && image.clientWidth > 0)
      .map((image) => {
        const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
        const source = sources.find(({ media }) => media === '' || matchMedia(media).matches)
        const sizes = source?.sizes.replace(/^auto, /, '') ?? ''
        const conditions = [...sizes.matchAll(/(\(min-width: \d+px\)) ([^,]+), /g)]
        const chosen = conditions.find(([, condition = '']) => matchMedia(condition).matches)
        const usual = sizes.replaceAll(/\(min-width: \d+px\) [^,]+, /g, '')
        const probe = document.createElement('div')
        probe.style.cssText = `position: absolute; width: ${chosen?.[2] ?? usual}`
        document.body.append(probe)
        const stated = probe.getBoundingClientRect().width
        probe.remove()
        const ratio = image.naturalWidth / image.naturalHeight
        return {
          path: new URL(image.currentSrc).pathname,
          stated,
          drawn: Math.max(image.clientWidth, image.clientHeight * ratio),
        }
      }),
  )

for (const width of [360, 768, 1024, 1320, 1920])
  test(`Names the drawn width of a picture in its sizes attribute at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, selector] of [
      ['/', 'main picture:has(source) img[fetchpriority="high"]'],
      [GROUP, 'main picture:has(source) img'],
      [PRODUCT, 'main picture:has(source) img[fetchpriority="high"]'],
    ] as const) {
      await page.goto(path)
      const first = page.locator(selector).first()
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      const pictures = await measure(page, selector)
      expect(pictures.length, path).toBeGreaterThan(0)
      for (const { path: file, stated, drawn } of pictures.filter((each) => each.drawn > 120)) {
        expect(stated, `${path} ${file}`).toBeGreaterThan(drawn * 0.9)
        expect(stated, `${path} ${file}`).toBeLessThan(drawn * 1.25)
      }
    }
  })

test.describe('on a phone of 360 px, two pixels to a point', () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

  for (const path of ['/', GROUP, PRODUCT, FABRIC, CURTAIN, '/blog/'])
    test(`loads ${path} with pictures below 60 KB and a first view below 700 KB`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const bytes = await page.evaluate(() => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const images = new Set([...globalThis.document.images].map(({ currentSrc }) => currentSrc))
        const largest = Math.max(
          ...entries.filter(({ name }) => images.has(name)).map(({ encodedBodySize }) => encodedBodySize),
        )
        const all = entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
        return { largest, view: all + (document?.encodedBodySize ?? 0) }
      })
      expect(bytes.largest).toBeGreaterThan(0)
      expect(bytes.largest).toBeLessThan(60 * 1024)
      expect(bytes.view).toBeLessThan(700 * 1024)
    })
})
