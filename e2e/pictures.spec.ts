import { expect, type Page, test } from '@playwright/test'

const GROUP = '/catalog/futbolki-i-polo/mujskie-futbolki/'

interface Shown {
  source: string
  /** Width of the loaded file. */
  file: number
  /** Width on the screen. */
  place: number
  position: string
}

/** Returns the path of the largest file of a picture, given a path of any width. */
const largest = (path: string) => path.replace(/^\/media\/\d+\//, '/media/')

/** Returns the focus of each picture of the group as a CSS position, by path. */
async function focusesOf(page: Page): Promise<Map<string, string>> {
  const answer = await page.request.get(`/api/v1/catalog/${GROUP.split('/').at(-2)}`)
  const { catalog } = (await answer.json()).result
  const pictures = [
    catalog.banner,
    ...[...catalog.products, ...catalog.groups].flatMap(({ logoThumb, hoverImage }) => [
      logoThumb,
      hoverImage,
    ]),
  ]
  return new Map(pictures.filter(Boolean).map(({ src, focus }) => [src, `${focus.x}% ${focus.y}%`]))
}

for (const width of [360, 1320])
  test(`Loads AVIF pictures at ${width} px, no wider than needed, positioned at their focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(GROUP)
    const first = page.locator('main picture:has(source[type="image/avif"]) img').first()
    await first.scrollIntoViewIfNeeded()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const shown: Shown[] = await page
      .locator('main picture:has(source[type="image/avif"]) img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.currentSrc !== '' && image.clientWidth > 0)
          .map((image) => ({
            source: new URL(image.currentSrc).pathname,
            file: Number(
              image.previousElementSibling
                ?.getAttribute('srcset')
                ?.split(', ')
                .find((candidate) => candidate.startsWith(`${new URL(image.currentSrc).pathname} `))
                ?.match(/ (\d+)w$/)?.[1],
            ),
            place: image.clientWidth,
            position: getComputedStyle(image).objectPosition,
          })),
      )
    expect(shown.length).toBeGreaterThan(0)
    const focuses = await focusesOf(page)
    for (const { source, file, place, position } of shown) {
      expect(source).toMatch(/\.avif$/)
      // Each available width is about twice the previous width.
      expect(file, source).toBeLessThan(place * 2.5)
      expect([source, position]).toEqual([source, focuses.get(largest(source))])
    }
  })

test('The frame of a step is as high as its picture at every width', async ({ page }) => {
  await page.goto('/')
  const frames = page.locator('main ol > li > div:has(img)')
  for (const width of [360, 768, 1320]) {
    await page.setViewportSize({ width, height: 900 })
    await frames.first().scrollIntoViewIfNeeded()
    await expect(frames.locator('img').first()).toBeVisible()
    const heights = await frames.evaluateAll((all) =>
      all.map((frame) => [frame.clientHeight, frame.querySelector('img')?.clientHeight]),
    )
    expect(heights.length).toBe(4)
    for (const [frame, picture] of heights) expect(frame, `at ${width} px`).toBe(picture)
  }
})

test('Names a picture of 1200 × 630 that social networks read as the og:image of a page', async ({
  page,
}) => {
  for (const path of ['/', GROUP, '/policy/']) {
    await page.goto(path)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await page.request.get(new URL(image ?? '').pathname)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['content-type'], path).toMatch(/^image\/(?:jpeg|png)$/)
    const size = await page.evaluate(
      async (source) => {
        const picture = new Image()
        picture.src = source
        await picture.decode()
        return [picture.naturalWidth, picture.naturalHeight]
      },
      new URL(image ?? '').pathname,
    )
    expect([path, ...size]).toEqual([path, 1200, 630])
  }
})

test('Answers 200 for the icons and the manifest that a page names', async ({ page }) => {
  await page.goto('/')
  const named = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(named.length).toBe(4)
  const manifest = await (await page.request.get('/site.webmanifest')).json()
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src)
  for (const path of [...named, ...icons])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
})

test('«Скачать брендбук» downloads a PDF', async ({ page }) => {
  await page.setViewportSize({ width: 1320, height: 900 })
  await page.goto('/policy/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Скачать брендбук' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^rapport-brandbook.*\.pdf$/)
  const path = (await link.getAttribute('href')) ?? ''
  const answer = await page.request.get(path)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
