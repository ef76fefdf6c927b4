import { expect, type Page, test } from '@playwright/test'

const GROUP = '/catalog/futbolki-i-polo/mujskie-futbolki/'

interface Shown {
  source: string
  /** Width of the file that was chosen. */
  file: number
  /** Width it takes on the screen. */
  place: number
  position: string
}

/** A picture's path in whatever width: that of its largest file. */
const largest = (path: string) => path.replace(/^\/media\/\d+\//, '/media/')

/** What must stay seen of the group's pictures, as a CSS position, by their paths. */
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
  test(`at ${width} px a rendered picture comes as AVIF, no wider than its place needs, cut about its focus`, async ({
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
      // The widths stand about twofold apart.
      expect(file, source).toBeLessThan(place * 2.5)
      expect([source, position]).toEqual([source, focuses.get(largest(source))])
    }
  })

test('The number of a step is cut into the corner of its picture at every width', async ({ page }) => {
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

test('A link to a page shows a picture in social networks: a JPEG of 1200 × 630', async ({ page }) => {
  for (const path of ['/', GROUP, '/policy/']) {
    await page.goto(path)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await page.request.get(new URL(image ?? '').pathname)
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/jpeg'])
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

test('The icons and the manifest that a page names are there', async ({ page }) => {
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

test('«Скачать брендбук» gives a PDF to keep', async ({ page }) => {
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
